import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { requireSoundVariables } from './request-variables.ts';

/** Maximum number of objects one operation may request. A full page of tiles is about 1,000. */
export const MAX_COST = 10_000;

/** Assumed length of lists that take no `limit`. */
const ASSUMED_LENGTH = 10;

type Variables = Readonly<Record<string, unknown>>;
type Cost = (variables: Variables) => number;

/** Returns the cost of an operation with its variables. */
export type CostMeter = (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => number;

/**
 * Counts the objects an operation may return: list limits multiply along every path. Compiled once per parsed
 * operation, then evaluated with each request's variables.
 */
export function createCostMeter(schema: GraphQLSchema): CostMeter {
  const compiled = new WeakMap<OperationDefinitionNode, Cost>();
  return (document, operation, variables) => {
    let cost = compiled.get(operation);
    if (!cost) {
      cost = compile(schema, document, operation);
      compiled.set(operation, cost);
    }
    return cost(variables);
  };
}

/** An operation with its variables. */
interface AskedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

/**
 * Limits what a valid operation may request, before any upstream call.
 * @throws GraphQLError `BAD_USER_INPUT` for invalid variables, `OPERATION_TOO_COSTLY` beyond the limit
 */
export function requireAllowed(costOf: CostMeter, { document, operation, variables }: AskedOperation): void {
  requireSoundVariables(variables);
  const cost = costOf(document, operation, variables);
  if (cost <= MAX_COST) return;
  throw new GraphQLError(`The operation asks for up to ${cost} objects; at most ${MAX_COST} are allowed.`, {
    extensions: { code: 'OPERATION_TOO_COSTLY', http: { status: 400 } },
  });
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Cost {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );

  function costOfSelections(typeName: string, { selections }: SelectionSetNode, pageLength?: Cost): Cost {
    const always: Cost[] = [];
    const byType = new Map<string, Cost[]>();
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        always.push(costOfField(typeName, node, pageLength));
        continue;
      }
      const target = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      if (!target) continue;
      const name = target.typeCondition?.name.value ?? typeName;
      const cost = costOfSelections(name, target.selectionSet, pageLength);
      if (name === typeName || !isObjectType(schema.getType(name))) always.push(cost);
      else byType.set(name, [...(byType.get(name) ?? []), cost]);
    }
    const alternatives = [...byType.values()].map(sumOf);
    // An object has a single type, so only one of the alternatives counts.
    const dearest: Cost = (variables) => Math.max(0, ...alternatives.map((cost) => cost(variables)));
    return sumOf([...always, dearest]);
  }

  function costOfField(typeName: string, node: FieldNode, pageLength: Cost | undefined): Cost {
    const parent = schema.getType(typeName);
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet || !isCompositeType(getNamedType(field.type))) return () => 0;
    const isList = isListType(getNullableType(field.type));
    const limit = limitOf(field, node);
    const below = costOfSelections(getNamedType(field.type).name, node.selectionSet, isList ? undefined : limit);
    const length = isList ? (limit ?? pageLength ?? (() => ASSUMED_LENGTH)) : () => 1;
    return (variables) => length(variables) * (1 + below(variables));
  }

  const root = schema.getRootType(operation.operation);
  if (!root) return () => 0;
  const cost = costOfSelections(root.name, operation.selectionSet);
  const defaults = defaultsOf(operation);
  return (variables) => cost({ ...defaults, ...variables });
}

function sumOf(costs: readonly Cost[]): Cost {
  return (variables) => costs.reduce((total, cost) => total + cost(variables), 0);
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

/**
 * Returns the number of objects for a field with a `limit`: its own if it is a list, or those of the page it returns.
 */
function limitOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Cost | undefined {
  const limit = field.args.find((argument) => argument.name === 'limit');
  if (!limit) return undefined;
  const given = node.arguments?.find((argument) => argument.name.value === 'limit')?.value;
  const fallback = typeof limit.defaultValue === 'number' ? limit.defaultValue : ASSUMED_LENGTH;
  return (variables) => {
    const asked: unknown = given ? valueFromASTUntyped(given, { ...variables }) : undefined;
    return typeof asked === 'number' ? Math.max(asked, 1) : fallback;
  };
}
