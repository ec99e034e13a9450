import type { InMemoryCache } from '@apollo/client';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** The cache's rules for matching fragments and naming fields. */
export type Policies = InMemoryCache['policies'];

interface SelectedField {
  /** Response key. */
  readonly key: string;
  readonly node: FieldNode;
  /** Null for scalars. */
  readonly selection: Selection | null;
}

/** The selections of a document at one path. */
export class Selection {
  readonly #sets: readonly SelectionSetNode[];
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #policies: Policies;
  readonly #fieldsByType = new Map<string, readonly SelectedField[]>();

  constructor(
    sets: readonly SelectionSetNode[],
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    policies: Policies,
  ) {
    this.#sets = sets;
    this.#fragments = fragments;
    this.#policies = policies;
  }

  /** Returns the fields selected for an object of this type. */
  fieldsOf(typename: string): readonly SelectedField[] {
    const known = this.#fieldsByType.get(typename);
    if (known) return known;
    const nodesByKey = new Map<string, [FieldNode, ...FieldNode[]]>();
    for (const node of this.#nodesOf(this.#sets, typename)) {
      const key = (node.alias ?? node.name).value;
      const nodes = nodesByKey.get(key);
      if (nodes) nodes.push(node);
      else nodesByKey.set(key, [node]);
    }
    const fields = [...nodesByKey].map(([key, nodes]) => {
      const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const selection = sets.length > 0 ? new Selection(sets, this.#fragments, this.#policies) : null;
      return { key, node: nodes[0], selection };
    });
    this.#fieldsByType.set(typename, fields);
    return fields;
  }

  *#nodesOf(sets: readonly SelectionSetNode[], typename: string): Generator<FieldNode> {
    for (const node of sets.flatMap(({ selections }) => selections)) {
      if (node.kind === Kind.FIELD) yield node;
      else {
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
        if (fragment && this.#policies.fragmentMatches(fragment, typename))
          yield* this.#nodesOf([fragment.selectionSet], typename);
      }
    }
  }
}

/** A query document prepared for reading its results. */
export interface ReadableQuery {
  /** Default values of variables. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly selection: Selection;
}

/** Prepares a query document for reading its results. */
export function readableQuery({ definitions }: DocumentNode, policies: Policies): ReadableQuery {
  const operation = definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error('A document has no operation');
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
  return { defaults, selection: new Selection([operation.selectionSet], fragments, policies) };
}
