import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';
import { MAX_VALUE_DEPTH } from './request-variables.ts';

/** Limits on the text of one operation; all are checked before execution. */
export const operationLimits = {
  /** Lexical tokens per document. */
  tokens: 1500,
  /** Depth of nested fields. */
  depth: 10,
  aliases: 30,
  /** Fields after fragment expansion. */
  fields: 1000,
  /** Repeated fields within one selection set, including fragments; clients add a `__typename` to each. */
  repeats: 200,
  /** Fragments per document. */
  fragments: 20,
  /** Directives per document, such as `@skip`. */
  directives: 50,
  /** Maximum validation errors, since each costs a list of suggestions. */
  mistakes: 10,
  rootFields: 10,
  rootFieldsOfMutations: 1,
} as const;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly fields: number;
  readonly repeats: number;
  readonly rootFields: number;
}

const nothing: Measure = { depth: 0, aliases: 0, fields: 0, repeats: 0, rootFields: 0 };

/**
 * Rejects operations that are too deep, too wide or too repetitive before other validation rules run, some of which
 * take quadratic time. Linear in the size of the document.
 */
export const limitOperations: ValidationRule = (context) => ({
  Document: (document) => {
    const measured = new Map<string, Measure>();
    const problems = [
      ...problemsOfDocument(document),
      ...document.definitions.flatMap((node) => {
        if (node.kind !== Kind.OPERATION_DEFINITION) return [];
        const measure = measureSet(node.selectionSet, context, measured);
        return problemsOf(node, measure).map((problem) => new GraphQLError(problem, { nodes: node }));
      }),
    ];
    for (const problem of problems) context.reportError(problem);
    // The visitor continues with the returned node, leaving nothing for the other rules.
    return problems.length > 0 ? { ...document, definitions: [] } : undefined;
  },
});

function problemsOfDocument(document: DocumentNode): GraphQLError[] {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  const bounds: Bounds = [
    [fragments, operationLimits.fragments, 'fragments'],
    [literalDepth(document), MAX_VALUE_DEPTH, 'levels of values'],
    [directivesOf(document), operationLimits.directives, 'directives'],
  ];
  return overstepped(bounds).map((problem) => new GraphQLError(`The document has ${problem}.`));
}

/** Returns the depth of the most nested list or object literal in a document. */
function literalDepth(document: DocumentNode): number {
  let depth = 0;
  let deepest = 0;
  const nested = {
    enter: () => void (deepest = Math.max(deepest, (depth += 1))),
    leave: () => void (depth -= 1),
  };
  visit(document, { ListValue: nested, ObjectValue: nested });
  return deepest;
}

function directivesOf(document: DocumentNode): number {
  let count = 0;
  visit(document, { Directive: () => void (count += 1) });
  return count;
}

type Bounds = ReadonlyArray<readonly [found: number, max: number, what: string]>;

function overstepped(bounds: Bounds): string[] {
  return bounds
    .filter(([found, most]) => found > most)
    .map(([found, most, what]) => `${found} ${what}; at most ${most} are allowed`);
}

function problemsOf({ operation }: OperationDefinitionNode, measure: Measure): string[] {
  const rootFields =
    operation === OperationTypeNode.MUTATION ? operationLimits.rootFieldsOfMutations : operationLimits.rootFields;
  const bounds: Bounds = [
    [measure.depth, operationLimits.depth, 'levels of fields'],
    [measure.aliases, operationLimits.aliases, 'aliases'],
    [measure.fields, operationLimits.fields, 'fields'],
    [measure.repeats, operationLimits.repeats, 'repeated fields'],
    [measure.rootFields, rootFields, `root fields of a ${operation}`],
  ];
  return overstepped(bounds).map((problem) => `The operation has ${problem}.`);
}

/** Measures a selection set and the names it repeats. */
function measureSet(set: SelectionSetNode, context: ValidationContext, measured: Map<string, Measure>): Measure {
  const names = namesIn(set, context, new Set());
  const inside = measureSelections(set, context, measured);
  return { ...inside, repeats: inside.repeats + names.length - new Set(names).size };
}

/** Returns the response keys of fields, including those in fragments. */
function namesIn({ selections }: SelectionSetNode, context: ValidationContext, spread: Set<string>): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [(node.alias ?? node.name).value];
    if (node.kind === Kind.INLINE_FRAGMENT) return namesIn(node.selectionSet, context, spread);
    if (spread.has(node.name.value)) return [];
    spread.add(node.name.value);
    const fragment = context.getFragment(node.name.value);
    return fragment ? namesIn(fragment.selectionSet, context, spread) : [];
  });
}

function measureSelections(
  { selections }: SelectionSetNode,
  context: ValidationContext,
  measured: Map<string, Measure>,
): Measure {
  return selections
    .map((selection) => measureSelection(selection, context, measured))
    .reduce(
      (total, next) => ({
        depth: Math.max(total.depth, next.depth),
        aliases: total.aliases + next.aliases,
        fields: total.fields + next.fields,
        repeats: total.repeats + next.repeats,
        rootFields: total.rootFields + next.rootFields,
      }),
      nothing,
    );
}

function measureSelection(node: SelectionNode, context: ValidationContext, measured: Map<string, Measure>): Measure {
  if (node.kind === Kind.FIELD) return measureField(node, context, measured);
  if (node.kind === Kind.INLINE_FRAGMENT) return measureSelections(node.selectionSet, context, measured);
  return measureFragment(node.name.value, context, measured);
}

function measureField(node: FieldNode, context: ValidationContext, measured: Map<string, Measure>): Measure {
  const isIntrospection = node.name.value.startsWith('__');
  const below = node.selectionSet && !isIntrospection ? measureSet(node.selectionSet, context, measured) : nothing;
  return {
    depth: below.depth + 1,
    aliases: below.aliases + (node.alias ? 1 : 0),
    fields: below.fields + 1,
    repeats: below.repeats,
    rootFields: 1,
  };
}

/** Measures each fragment once. While being measured it counts as empty; cycles are rejected elsewhere. */
function measureFragment(name: string, context: ValidationContext, measured: Map<string, Measure>): Measure {
  const known = measured.get(name);
  if (known) return known;
  measured.set(name, nothing);
  const fragment = context.getFragment(name);
  const measure = fragment ? measureSet(fragment.selectionSet, context, measured) : nothing;
  measured.set(name, measure);
  return measure;
}
