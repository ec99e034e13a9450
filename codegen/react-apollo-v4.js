import { oldVisit } from '@graphql-codegen/plugin-helpers';
import { ReactApolloVisitor, validate } from '@graphql-codegen/typescript-react-apollo';
import { concatAST } from 'graphql';
import { importedHooks } from './imported-hooks.js';

export { validate };

const imported = importedHooks();

/**
 * The typescript-react-apollo plugin only writes hooks for Apollo Client 2 and 3, and all kinds of them for each
 * operation. This visitor keeps the plugin (its naming and document handling) and replaces the text of the hooks with
 * that of Apollo Client 4, for those hooks that are imported.
 */
class ApolloClient4Visitor extends ReactApolloVisitor {
  buildOperation(node, document, operationType, data, variables, hasRequiredVariables) {
    const optional = hasRequiredVariables ? '' : '?';
    const types = `<${data}, ${variables}>`;
    const hooks = (hooksOf[operationType] ?? []).map(([suffix, text]) => {
      const name = `use${this.convertName(node.name.value, { suffix, useTypesPrefix: false, useTypesSuffix: false })}`;
      return imported.has(name) ? text({ name, document, optional, types, variables }) : '';
    });
    return hooks.filter(Boolean).join('\n');
  }
}

const mutation = ({ name, document, types }) =>
  `export const ${name} = (options?: Apollo.useMutation.Options${types}) => Apollo.useMutation(${document}, options);`;

const query = ({ name, document, optional, types }) =>
  `export const ${name} = (options${optional}: Apollo.SkipToken | Apollo.useQuery.Options${types}) => Apollo.useQuery(${document}, options);`;

const lazyQuery = ({ name, document, types }) =>
  `export const ${name} = (options?: Apollo.useLazyQuery.Options${types}) => Apollo.useLazyQuery(${document}, options);`;

/** The hooks of each kind of operation: the suffixes of their names, and their text. */
const hooksOf = {
  Mutation: [['Mutation', mutation]],
  Query: [
    ['Query', query],
    ['LazyQuery', lazyQuery],
  ],
};

/** Writes only the hooks: typed-document-node has already written the documents to the same file. */
export function plugin(schema, documents, config) {
  const visitor = new ApolloClient4Visitor(
    schema,
    config.externalFragments ?? [],
    { ...config, documentMode: 'external' },
    documents,
  );
  const result = oldVisit(concatAST(documents.map(({ document }) => document)), { leave: visitor });
  const content = result.definitions.filter((definition) => typeof definition === 'string').join('\n');
  return { prepend: content ? [`import * as Apollo from '@apollo/client/react';`] : [], content };
}
