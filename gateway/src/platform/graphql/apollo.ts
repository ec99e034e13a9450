import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { sandboxPage } from '@halfdrop/schema/sandbox-page';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../request-context.ts';
import { limitOperations, operationLimits } from '../limits/operation-limits.ts';
import type { FreshnessOf } from './cache-hints.ts';
import { compiledExecution } from './compiled-execution.ts';
import { createDocumentStore } from './document-store.ts';
import { formatError } from './format-error.ts';
import { operationPlugin } from './operation-plugin.ts';

/** Memory limit for stored documents: a third of the heap of a small server. */
const DOCUMENT_BYTES = 48 * 1024 * 1024;

/** Options of the GraphQL server. */
interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly freshnessOf: FreshnessOf;
  /** True to disable introspection and suggestions in errors. Defaults to false. */
  readonly isHardened?: boolean;
  /** True, the default, to serve Apollo Sandbox to browsers; the page runs Apollo's scripts. */
  readonly hasSandbox?: boolean;
  readonly logger: Logger;
}

/** Creates the GraphQL server for a schema; it must be started before use. */
export function createApollo({ schema, freshnessOf, isHardened = false, hasSandbox = true, logger }: ApolloOptions) {
  return new ApolloServer<RequestContext>({
    gateway: compiledExecution(schema),
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
    validationOptions: { maxErrors: operationLimits.mistakes },
    formatError,
    logger,
    plugins: [
      operationPlugin(logger, freshnessOf),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      hasSandbox ? sandboxPage() : ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
