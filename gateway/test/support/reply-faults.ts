import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  MinorUnits: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  Boolean: (value) => typeof value === 'boolean',
};

/** Returns where a reply violates the schema for an operation without named fragments; empty if it is valid. */
export function replyFaults(schema: GraphQLSchema, operation: OperationDefinitionNode, reply: unknown): string[] {
  if (!isRecord(reply)) return ['the reply is no object'];
  const { data, errors } = reply;
  const root = schema.getRootType(operation.operation);
  if (!root || (data === undefined && errors === undefined)) return ['the reply is empty'];
  return [...errorFaults(errors), ...(isRecord(data) ? objectFaults(schema, root, operation.selectionSet, data) : [])];
}

function errorFaults(errors: unknown): string[] {
  if (errors === undefined) return [];
  if (!Array.isArray(errors) || errors.length === 0) return ['errors is no list of errors'];
  return errors.flatMap((error: unknown) =>
    isRecord(error) && typeof error['message'] === 'string' && isRecord(error['extensions'])
      ? []
      : ['an error without message or code'],
  );
}

/** Returns the fields that apply to a type, by response key. */
function fieldsOf(type: GraphQLObjectType, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.FRAGMENT_SPREAD) throw new Error('Named fragments are not followed');
    const condition = node.typeCondition?.name.value;
    return condition === undefined || condition === type.name ? fieldsOf(type, node.selectionSet) : [];
  });
}

const nameInReply = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** Merges fields selected twice under one response key. */
function merged(fields: readonly FieldNode[]): FieldNode[] {
  const byName = new Map<string, FieldNode>();
  for (const node of fields) {
    const { selectionSet, ...first } = byName.get(nameInReply(node)) ?? node;
    const selections = [selectionSet, node.selectionSet].flatMap((set) => set?.selections ?? []);
    byName.set(nameInReply(node), {
      ...first,
      ...(selectionSet && { selectionSet: { ...selectionSet, selections } }),
    });
  }
  return [...byName.values()];
}

function objectFaults(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode,
  value: Record<string, unknown>,
): string[] {
  const fields = merged(fieldsOf(type, selectionSet));
  const names = new Set(fields.map(nameInReply));
  const extra = Object.keys(value).filter((name) => !names.has(name));
  return [
    ...extra.map((name) => `${type.name} has ${name}, which was not asked for`),
    ...fields.flatMap((node) => {
      const where = `${type.name}.${node.name.value}`;
      const given = value[nameInReply(node)];
      if (node.name.value === '__typename') return given === type.name ? [] : [`${where} is not its type`];
      const field = type.getFields()[node.name.value];
      return field ? valueFaults(schema, field.type, node, given, where) : [`${where} is not in the schema`];
    }),
  ];
}

function valueFaults(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  node: FieldNode,
  value: unknown,
  where: string,
): string[] {
  if (isNonNullType(type)) {
    return value === null ? [`${where} is null`] : valueFaults(schema, type.ofType, node, value, where);
  }
  if (value === null) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return [`${where} is no list`];
    return value.flatMap((each: unknown) => valueFaults(schema, type.ofType, node, each, where));
  }
  if (isEnumType(type)) return typeof value === 'string' && type.getValue(value) ? [] : [`${where} is no ${type.name}`];
  if (isScalarType(type)) {
    const isRight = scalars[type.name] ?? ((given: unknown) => typeof given === 'string');
    return isRight(value) ? [] : [`${where} is no ${type.name}`];
  }
  if (!isRecord(value) || !node.selectionSet) return [`${where} is no object`];
  // The concrete type was not requested.
  if (!isObjectType(type) && !('__typename' in value)) return [];
  const own = isObjectType(type) ? type : schema.getType(String(value['__typename']));
  if (!isObjectType(own)) return [`${where} has no type of ${getNamedType(type).name}`];
  return objectFaults(schema, own, node.selectionSet, value);
}
