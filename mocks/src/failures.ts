import { GraphQLError } from 'graphql';

/** Nobody is signed in, as the gateway says it. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** The policy does not let the viewer, as the gateway says it. */
export function forbidden(): GraphQLError {
  return new GraphQLError('You are not allowed to do this.', { extensions: { code: 'FORBIDDEN' } });
}

/** The service behind the gateway does not answer, as the gateway says it. */
export function upstreamUnavailable(): GraphQLError {
  return new GraphQLError('The shop cannot be reached just now. Please try again.', {
    extensions: { code: 'UPSTREAM_UNAVAILABLE' },
  });
}

/** There is no such thing, or the viewer may not know of it, as the gateway says it. */
export function notFound(): GraphQLError {
  return new GraphQLError('There is no such thing.', { extensions: { code: 'NOT_FOUND' } });
}
