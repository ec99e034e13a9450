import { ApolloLink } from '@apollo/client';
import type { ApolloServer } from '@apollo/server';
import { from } from 'rxjs';
import type { RequestContext } from '../request-context.ts';

/** A link for rendering on the server: operations run in this process, without HTTP, as a visitor's. */
export function serverLink(apollo: ApolloServer<RequestContext>, contextValue: RequestContext): ApolloLink {
  async function execute({ query, variables, operationName }: ApolloLink.Operation): Promise<ApolloLink.Result> {
    const request = { query, variables, ...(operationName !== undefined && { operationName }) };
    const { body } = await apollo.executeOperation(request, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not offered');
    const { data, errors } = body.singleResult;
    return { data: data ?? null, ...(errors && { errors }) };
  }
  return new ApolloLink((operation) => from(execute(operation)));
}
