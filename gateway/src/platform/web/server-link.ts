import { ApolloLink } from '@apollo/client';
import type { ApolloServer } from '@apollo/server';
import { from } from 'rxjs';
import type { RegisteredOperations } from '../graphql/registered-operations.ts';
import type { RequestContext } from '../request-context.ts';

/** Options for running a page's operations. */
export interface ServerLinkOptions {
  readonly apollo: ApolloServer<RequestContext>;
  readonly operations: RegisteredOperations;
  readonly context: RequestContext;
}

/** Creates a link for server-side rendering: operations run in this process, without HTTP, as a visitor. */
export function serverLink({ apollo, operations, context }: ServerLinkOptions): ApolloLink {
  async function run({ query, variables, operationName }: ApolloLink.Operation): Promise<ApolloLink.Result> {
    const operation = operations.byHash(hashOf(query));
    const outcome = operation && (await operations.run(operation, variables, context));
    if (outcome && 'data' in outcome) return { data: outcome.data };
    const request = {
      query: operation?.text ?? query,
      variables,
      ...(operationName !== undefined && { operationName }),
    };
    const { body } = await apollo.executeOperation(request, { contextValue: outcome?.apolloContext ?? context });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not offered');
    const { data, errors } = body.singleResult;
    return { data: data ?? null, ...(errors && { errors }) };
  }
  return new ApolloLink((operation) => from(run(operation)));
}

/** A generated document with its hash. */
interface HashedDocument {
  readonly kind: string;
  readonly __meta__?: { readonly hash: string };
}

const hashOf = ({ __meta__: meta }: HashedDocument): string => meta?.hash ?? '';
