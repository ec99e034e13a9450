import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../request-context.ts';
import { RefusedCall } from '../exchange.ts';
import { type CostMeter, createCostMeter, requireAllowed } from '../limits/operation-cost.ts';
import { RestFailure } from '../rest-failure.ts';
import { cacheControl, type FreshnessOf, freshSecondsOf } from './cache-hints.ts';
import { requestCodes } from './format-error.ts';

/**
 * Runs around every operation: bounds its cost before any upstream call, sets its cache hints, logs its failures once,
 * and adds the request id to masked errors.
 */
export function operationPlugin(logger: Logger, freshnessOf: FreshnessOf): ApolloServerPlugin<RequestContext> {
  let costOf: CostMeter | undefined;
  return {
    serverWillStart: async ({ schema }) => {
      costOf = createCostMeter(schema);
    },
    requestDidStart: async ({ contextValue }) => ({
      didResolveOperation: async ({ document, operation, request }) => {
        if (operation && costOf) requireAllowed(costOf, { document, operation, variables: request.variables ?? {} });
      },
      didEncounterErrors: async ({ errors, operationName }) => {
        const refusals = errors.filter(({ extensions }) => requestCodes.has(extensions['code']));
        if (refusals[0]) {
          const { code } = refusals[0].extensions;
          logger.info({ requestId: contextValue.requestId, code, count: refusals.length }, 'Operation refused');
        }
        for (const error of errors) {
          if (!refusals.includes(error)) report(logger, error, contextValue.requestId, operationName ?? null);
        }
      },
      willSendResponse: async ({ response, operation }) => {
        if (response.body.kind !== 'single') return;
        const { data, errors } = response.body.singleResult;
        const allowed = operation && !errors && !contextValue.isSignedIn ? freshnessOf(operation) : 0;
        const seconds = freshSecondsOf(data, allowed);
        response.http.headers.set('cache-control', cacheControl(seconds));
        if (errors) response.body.singleResult.errors = errors.map((error) => named(error, contextValue.requestId));
      },
    }),
  };
}

/** Adds the request id to a masked error, so that it can be found in the log. */
function named(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  if (error.extensions?.['code'] !== 'INTERNAL') return error;
  return { ...error, extensions: { ...error.extensions, requestId } };
}

function report(logger: Logger, error: GraphQLError, requestId: string, operationName: string | null): void {
  const { originalError, path, message } = error;
  if (originalError instanceof RestFailure && originalError.status < 500) return;
  if (error.extensions['code'] === 'UPSTREAM_UNAVAILABLE') {
    const err = causeOf(error);
    // Calls refused by a breaker are already logged.
    if (!(err instanceof RefusedCall)) logger.warn({ requestId, operationName, path, err }, message);
  } else if (originalError) {
    logger.error({ requestId, operationName, path, err: originalError }, message);
  }
}

/** Returns the original cause of an error. */
function causeOf(error: Error): Error {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;
}
