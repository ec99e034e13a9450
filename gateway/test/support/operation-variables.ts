import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-11-02T09:00:00.000Z',
  Float: 0.5,
  IdempotencyKey: 'key-00001',
  Int: 2,
  MinorUnits: 700,
};

/** Creates variables for an operation, with the minimal input its types allow. */
export function leastVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Readonly<Record<string, unknown>> {
  const given = variableDefinitions.map(({ variable, type: node }) => {
    const type = typeFromAST(schema, node);
    return [variable.name.value, isInputType(type) ? valueOf(type) : null] as const;
  });
  return Object.fromEntries(given);
}

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name] ?? 'asset-1';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
}
