import {
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Bounds on the text of one operation; all are checked before anything is executed. */
export const operationLimits = {
  /** Lexical tokens of a document. */
  tokens: 1500,
  /** Levels of nested fields. */
  depth: 10,
  aliases: 30,
  /** Fields after fragments are spread. */
  fields: 1000,
  rootFields: 10,
  rootFieldsOfMutations: 1,
} as const;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly fields: number;
  readonly rootFields: number;
}

const nothing: Measure = { depth: 0, aliases: 0, fields: 0, rootFields: 0 };

/** Refuses operations that are too deep, too wide or spread too many fields. Linear in the size of the document. */
export const limitOperations: ValidationRule = (context) => {
  const measured = new Map<string, Measure>();
  return {
    OperationDefinition: (operation) => {
      const measure = measureSelections(operation.selectionSet, context, measured);
      for (const problem of problemsOf(operation, measure)) {
        context.reportError(new GraphQLError(problem, { nodes: operation }));
      }
    },
  };
};

function problemsOf({ operation }: OperationDefinitionNode, measure: Measure): string[] {
  if (operation === OperationTypeNode.SUBSCRIPTION) return ['Subscriptions are not offered.'];
  const rootFields =
    operation === OperationTypeNode.MUTATION ? operationLimits.rootFieldsOfMutations : operationLimits.rootFields;
  const bounds: ReadonlyArray<readonly [found: number, most: number, what: string]> = [
    [measure.depth, operationLimits.depth, 'levels of fields'],
    [measure.aliases, operationLimits.aliases, 'aliases'],
    [measure.fields, operationLimits.fields, 'fields'],
    [measure.rootFields, rootFields, `root fields of a ${operation}`],
  ];
  return bounds
    .filter(([found, most]) => found > most)
    .map(([found, most, what]) => `The operation has ${found} ${what}; at most ${most} are allowed.`);
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
  const below =
    node.selectionSet && !isIntrospection ? measureSelections(node.selectionSet, context, measured) : nothing;
  return {
    depth: below.depth + 1,
    aliases: below.aliases + (node.alias ? 1 : 0),
    fields: below.fields + 1,
    rootFields: 1,
  };
}

/** Each fragment is measured once. While it is being measured it counts as nothing: cycles are refused elsewhere. */
function measureFragment(name: string, context: ValidationContext, measured: Map<string, Measure>): Measure {
  const known = measured.get(name);
  if (known) return known;
  measured.set(name, nothing);
  const fragment = context.getFragment(name);
  const measure = fragment ? measureSelections(fragment.selectionSet, context, measured) : nothing;
  measured.set(name, measure);
  return measure;
}
