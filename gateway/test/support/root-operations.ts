import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

const LEVELS = 4;

/** Values by argument or input field name. */
export type NamedValues = Readonly<Record<string, string>>;

/** An operation that selects everything from one root field, four levels deep, and the fields it names. */
export interface RootOperation {
  readonly text: string;
  /** Such as `Order.total`. */
  readonly fields: ReadonlySet<string>;
}

/** Returns the names of all root fields, such as `Query.cart`. */
export function rootFields(schema: GraphQLSchema): string[] {
  return rootTypes(schema).flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
}

function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.filter((type) => type !== null && type !== undefined);
}

/** Builds the operation of a root field with the minimal input its types allow. */
export function rootOperation(schema: GraphQLSchema, path: string, values: NamedValues = {}): RootOperation {
  const [typeName = '', name = ''] = path.split('.');
  const field = rootTypes(schema)
    .find((type) => type.name === typeName)
    ?.getFields()[name];
  if (!field) throw new Error(`There is no root field ${path}`);
  const fields = new Set<string>();
  const selection = selectionOf({ schema, fields }, getNamedType(field.type), []);
  const body = `${name}${argumentsOf(field, values)}${selection}`;
  return { text: `${typeName.toLowerCase()} { ${body} }`, fields };
}

/** Context of a selection: what is asked, and which fields have been selected. */
interface Asking {
  readonly schema: GraphQLSchema;
  readonly fields: Set<string>;
}

function selectionOf(asking: Asking, type: GraphQLNamedOutputType, above: readonly string[]): string {
  if (isLeafType(type)) return '';
  if (isInterfaceType(type)) {
    const each = asking.schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name}${selectionOf(asking, one, above)}`);
    return ` { __typename ${each.join(' ')} }`;
  }
  if (!isObjectType(type)) return ' { __typename }';
  const inside = [...above, type.name];
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    const isRound = below.name === type.name ? above.includes(type.name) : above.includes(below.name);
    const isTooDeep = !isLeafType(below) && (isRound || inside.length >= LEVELS);
    if (isTooDeep || field.args.some(isRequiredArgument)) return [];
    asking.fields.add(`${type.name}.${field.name}`);
    return [`${field.name}${argumentsOf(field, {})}${selectionOf(asking, below, inside)}`];
  });
  return ` { ${['__typename', ...parts].join(' ')} }`;
}

function argumentsOf(field: GraphQLField<unknown, unknown>, values: NamedValues): string {
  const given = field.args.filter((each) => isRequiredArgument(each) || each.name === 'limit' || each.name in values);
  return given.length > 0 ? `(${given.map((each) => `${each.name}: ${valueFor(each, values)}`).join(', ')})` : '';
}

function valueFor({ name, type }: GraphQLArgument | GraphQLInputField, values: NamedValues): string {
  const value = values[name];
  return value === undefined ? smallest(type, values) : JSON.stringify(value);
}

/** Returns the minimal value of a type. */
function smallest(type: GraphQLInputType, values: NamedValues): string {
  if (isNonNullType(type)) return smallest(type.ofType, values);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const given = Object.values(type.getFields()).filter((each) => isRequiredInputField(each) || each.name in values);
    return `{ ${given.map((each) => `${each.name}: ${valueFor(each, values)}`).join(', ')} }`;
  }
  const literals: NamedValues = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    DateTime: '"2026-11-02T09:00:00.000Z"',
    IdempotencyKey: '"key-00001"',
    MinorUnits: '1',
  };
  return literals[type.name] ?? '"pattern"';
}
