import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { Logger } from 'pino';
import type { GatewayContext } from '../context.ts';
import { limitOperations, operationLimits } from '../limits/operation-limits.ts';
import { compiledExecution } from './compiled-execution.ts';
import { createDocumentStore } from './document-store.ts';
import { executableSchema } from './executable-schema.ts';
import { formatError } from './format-error.ts';
import { operationPlugin } from './operation-plugin.ts';

/** Bound of what documents leave behind: a third of the heap of a small server. */
const DOCUMENT_BYTES = 48 * 1024 * 1024;

/** How much the server shows of itself. */
interface ApolloOptions {
  /** True: no introspection, no suggestions in errors. */
  readonly isHardened: boolean;
  /** True: a browser that opens the address gets Apollo Sandbox, a page that runs scripts of Apollo's. */
  readonly hasSandbox: boolean;
  readonly logger: Logger;
}

/** The GraphQL server over all domains; it must be started before use. */
export function createApollo({ isHardened, hasSandbox, logger }: ApolloOptions) {
  return new ApolloServer<GatewayContext>({
    gateway: compiledExecution(executableSchema),
    introspection: !isHardened,
    hideSchemaDetailsFromClientErrors: isHardened,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: operationLimits.tokens, noLocation: true },
    documentStore: createDocumentStore(DOCUMENT_BYTES),
    validationRules: [limitOperations],
    formatError,
    logger,
    plugins: [
      operationPlugin(logger),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      hasSandbox ? ApolloServerPluginLandingPageLocalDefault({ embed: true }) : ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
