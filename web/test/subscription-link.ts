import { ApolloLink, Observable } from '@apollo/client';
import type { MockContext } from '@halfdrop/mocks';
import { type ExecutionResult, type GraphQLSchema, subscribe } from 'graphql';

const told = ({ errors, ...result }: ExecutionResult): ApolloLink.Result =>
  errors ? { ...result, errors: errors.map((error) => error.toJSON()) } : result;

/** Runs subscriptions on a schema in this process; `SchemaLink` handles everything else. */
export function subscriptionLink(schema: GraphQLSchema, context: () => MockContext): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        let results: AsyncGenerator<ExecutionResult> | undefined;
        const pour = async () => {
          const begun = await subscribe({
            schema,
            document: query,
            variableValues: variables,
            contextValue: context(),
          });
          if (!(Symbol.asyncIterator in begun)) return observer.next(told(begun));
          results = begun;
          for await (const result of results) observer.next(told(result));
        };
        pour().then(
          () => observer.complete(),
          (cause: unknown) => observer.error(cause),
        );
        return () => void results?.return(undefined);
      }),
  );
}
