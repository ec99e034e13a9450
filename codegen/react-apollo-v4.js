import { oldVisit } from '@graphql-codegen/plugin-helpers';
import { ReactApolloVisitor, validate } from '@graphql-codegen/typescript-react-apollo';
import { concatAST } from 'graphql';

export { validate };

/**
 * The typescript-react-apollo plugin writes hooks for Apollo Client 2 and 3 only. This visitor keeps the
 * plugin (its naming, imports and document handling) and replaces the text of the hooks by that of Apollo Client 4.
 */
class ApolloClient4Visitor extends ReactApolloVisitor {
  getImports() {
    return this._collectedOperations.length === 0 ? [] : [`import * as Apollo from '@apollo/client/react';`];
  }

  buildOperation(node, document, operationType, data, variables, hasRequiredVariables) {
    const hook = (suffix) =>
      `use${this.convertName(node.name.value, { suffix, useTypesPrefix: false, useTypesSuffix: false })}`;
    const optional = hasRequiredVariables ? '' : '?';
    const types = `<${data}, ${variables}>`;
    if (operationType === 'Mutation') {
      return `export const ${hook('Mutation')} = (options?: Apollo.useMutation.Options${types}) => Apollo.useMutation(${document}, options);`;
    }
    if (operationType === 'Subscription') {
      return `export const ${hook('Subscription')} = (options${optional}: Apollo.useSubscription.Options${types}) => Apollo.useSubscription(${document}, options);`;
    }
    const suspense = 'Apollo.useSuspenseQuery';
    const complete = `${suspense}.Result<${data}, ${variables}, 'complete' | 'streaming'>`;
    const skippable = `${suspense}.Result<${data}, ${variables}, 'complete' | 'streaming' | 'empty'>`;
    const withSkip = `options${optional}: Apollo.SkipToken | ${suspense}.Options<${variables}>`;
    return [
      `export const ${hook('Query')} = (options${optional}: Apollo.SkipToken | Apollo.useQuery.Options${types}) => Apollo.useQuery(${document}, options);`,
      `export const ${hook('LazyQuery')} = (options?: Apollo.useLazyQuery.Options${types}) => Apollo.useLazyQuery(${document}, options);`,
      `export function ${hook('SuspenseQuery')}(options${optional}: ${suspense}.Options<${variables}>): ${complete};`,
      `export function ${hook('SuspenseQuery')}(${withSkip}): ${skippable};`,
      `export function ${hook('SuspenseQuery')}(${withSkip}): unknown { return ${suspense}(${document}, options); }`,
    ].join('\n');
  }
}

/** Writes the hooks only: typed-document-node has already written the documents into the same file. */
export function plugin(schema, documents, config) {
  const visitor = new ApolloClient4Visitor(
    schema,
    config.externalFragments ?? [],
    { ...config, documentMode: 'external' },
    documents,
  );
  const result = oldVisit(concatAST(documents.map(({ document }) => document)), { leave: visitor });
  return {
    prepend: visitor.getImports(),
    content: result.definitions.filter((definition) => typeof definition === 'string').join('\n'),
  };
}
