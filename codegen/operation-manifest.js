import { Kind } from 'graphql';
import { registeredOperation } from './registered-operation.js';

/** Writes every operation of the web app with the id that the client sends instead. */
export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => registeredOperation([operation, ...fragments]))
    .map(({ hash, text }) => [`sha256:${hash}`, text]);
  const manifest = JSON.stringify(Object.fromEntries(operations), null, 2);
  return `/** The operations of this web app by their document identifiers. */\nexport const currentOperations: Readonly<Record<string, string>> = ${manifest};\n`;
};
