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

/** How a cache matches fragments and names fields. */
export type Policies = InMemoryCache['policies'];

interface SelectedField {
  /** Its name in an answer. */
  readonly key: string;
  readonly node: FieldNode;
  /** Null for a scalar. */
  readonly selection: Selection | null;
}

/** What a document selects at one place. */
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

  /** The fields of an object of this type there. */
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

/** A query as its answers are read. */
export interface ReadableQuery {
  /** Values of variables that are left out. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly selection: Selection;
}

/** Reads the document of a query. */
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
