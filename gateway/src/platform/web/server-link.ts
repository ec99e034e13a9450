import { ApolloLink, Observable } from '@apollo/client';
import type { ApolloServer } from '@apollo/server';
import type { GatewayContext } from '../context.ts';

/** A link for rendering on the server: operations run in this process, without HTTP, as a visitor's. */
export function serverLink(apollo: ApolloServer<GatewayContext>, contextValue: GatewayContext): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        apollo
          .executeOperation(
            { query, variables, ...(operationName !== undefined && { operationName }) },
            { contextValue },
          )
          .then(({ body }) => {
            if (body.kind !== 'single') throw new Error('Incremental delivery is not offered');
            const { data, errors } = body.singleResult;
            observer.next({ data: data ?? null, ...(errors && { errors }) });
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
      }),
  );
}
