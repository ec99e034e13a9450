import { GraphQLError } from 'graphql';

/** Returns the gateway's error for a request without a session. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** Returns the gateway's error for a request the policy does not allow. */
export function forbidden(): GraphQLError {
  return new GraphQLError('You are not allowed to do this.', { extensions: { code: 'FORBIDDEN' } });
}

/** Returns the gateway's error for an unavailable upstream service. */
export function upstreamUnavailable(): GraphQLError {
  return new GraphQLError('The shop cannot be reached just now. Please try again.', {
    extensions: { code: 'UPSTREAM_UNAVAILABLE' },
  });
}

/** Returns the gateway's error for something that does not exist or that the viewer may not see. */
export function notFound(): GraphQLError {
  return new GraphQLError('There is no such thing.', { extensions: { code: 'NOT_FOUND' } });
}
