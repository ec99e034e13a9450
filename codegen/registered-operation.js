import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, print, visit } from 'graphql';

const isUnmask = ({ name }) => name.value === 'unmask';

/**
 * Returns an operation as the client would send it: with all its fragments and `__typename` fields, without client-only
 * directives.
 * @param {readonly import('graphql').DefinitionNode[]} definitions one operation and at least the fragments it reaches
 * @returns {{ hash: string, text: string }} the text, and its hexadecimal SHA-256 hash
 */
export function registeredOperation(definitions) {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fragments = reachedFragments(operation, definitions);
  const document = addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] });
  const text = print(visit(document, { Directive: (node) => (isUnmask(node) ? null : undefined) }));
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}

/** Returns the reachable fragments sorted by name, so that the text is independent of where they were collected. */
function reachedFragments(operation, definitions) {
  const byName = new Map(definitions.map((definition) => [definition.name?.value, definition]));
  const reached = new Set();
  const reach = (definition) => visit(definition, { FragmentSpread: ({ name }) => follow(name.value) });
  const follow = (name) => {
    if (reached.has(name)) return;
    reached.add(name);
    reach(byName.get(name));
  };
  reach(operation);
  return [...reached].toSorted((one, other) => (one < other ? -1 : 1)).map((name) => byName.get(name));
}
