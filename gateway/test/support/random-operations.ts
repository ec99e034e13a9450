import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  isAbstractType,
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

/** An operation allowed by the schema, with hostile values. */
export interface RandomOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Value {
  /** As written in a document. */
  readonly literal: string;
  readonly json: unknown;
}

const MAX_FIELDS = 60;
const MAX_LEVELS = 6;

const texts = ['', ' ', '.', '..', '/', '%00', '\0', '\ud800', '☃', 'a,b', 'stats', 'facets', '-1', '0', '1', 'null'];
const numbers = [0, 1, 2, 24, 100, 101, -1, 900, 2_147_483_647, -2_147_483_648];
const instants = [
  '',
  'now',
  '2026-11-02T09:00:00.000Z',
  '2026-13-45T99:00:00Z',
  '+275760-09-13T00:00:00Z',
  '9'.repeat(40),
];
const keys = ['key-00001', '~'.repeat(200), '!!!!!!!!'];

const binary = () => fc.string({ unit: 'binary', maxLength: 20 });

/**
 * Generates operations with one to three root fields from the schema. `known` are ids, slugs and numbers that exist.
 */
export function randomOperations(schema: GraphQLSchema, known: readonly string[]): fc.Arbitrary<RandomOperation> {
  return fc.gen().map((generate) => {
    const below = (bound: number) => generate(fc.nat, { max: Math.max(0, bound - 1) });
    const noise = [generate(binary), generate(binary), 'x'.repeat(300), 'y'.repeat(9000)];
    return writeOperation(schema, [...texts, ...known, ...known, ...noise], below);
  });
}

function writeOperation(schema: GraphQLSchema, words: readonly string[], below: (bound: number) => number) {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  let fields = 0;
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
  const listed = (of: (index: number) => Value): Value => {
    const values = Array.from({ length: oneOf([0, 1, 1, 2, 3, 120]) ?? 0 }, (_none, index) => of(index));
    return { literal: `[${values.map(({ literal }) => literal).join(', ')}]`, json: values.map(({ json }) => json) };
  };

  function valueOf(type: GraphQLInputType): Value {
    if (isNonNullType(type)) return presentValue(type.ofType);
    return below(8) === 0 ? { literal: 'null', json: null } : presentValue(type);
  }

  function presentValue(type: GraphQLInputType): Value {
    if (isNonNullType(type)) return presentValue(type.ofType);
    if (isListType(type)) return listed(() => valueOf(type.ofType));
    if (isInputObjectType(type)) {
      const given = Object.values(type.getFields()).filter((field) => isRequiredInputField(field) || below(2) === 0);
      const values = given.map((field) => [field.name, valueOf(field.type)] as const);
      return {
        literal: `{ ${values.map(([name, { literal }]) => `${name}: ${literal}`).join(', ')} }`,
        json: Object.fromEntries(values.map(([name, { json }]) => [name, json])),
      };
    }
    if (isEnumType(type)) {
      const name = oneOf(type.getValues())?.name ?? 'null';
      return { literal: name, json: name };
    }
    const json = leafValue(type.name);
    return { literal: JSON.stringify(json), json };
  }

  function leafValue(name: string): unknown {
    if (name === 'Boolean') return below(2) === 0;
    if (name === 'Int') return oneOf(numbers);
    if (name === 'MinorUnits') return oneOf([...numbers.filter((number) => number >= 0), Number.MAX_SAFE_INTEGER]);
    if (name === 'Float') return oneOf([...numbers, 0.5, 1e300, -1e-300]);
    if (name === 'DateTime') return oneOf(instants);
    return oneOf(name === 'IdempotencyKey' ? keys : words);
  }

  function writeArgument({ name, type }: GraphQLArgument | GraphQLInputField): string {
    const value = valueOf(type);
    if (below(3) > 0) return `${name}: ${value.literal}`;
    const variable = `v${declared.length}`;
    declared.push(`$${variable}: ${String(type)}`);
    variables[variable] = value.json;
    return `${name}: $${variable}`;
  }

  function writeField(field: GraphQLField<unknown, unknown>, level: number): string {
    fields += 1;
    const given = field.args.filter((each) => isRequiredArgument(each) || below(2) === 0);
    const alias = given.length > 0 ? `f${fields}: ` : '';
    const values = given.length > 0 ? `(${given.map(writeArgument).join(', ')})` : '';
    return `${alias}${field.name}${values}${writeSelection(getNamedType(field.type), level + 1)}`;
  }

  function writeFields(type: GraphQLNamedOutputType, level: number): string[] {
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const all = Object.values(type.getFields()).filter(
      (field) => level < MAX_LEVELS || isLeafType(getNamedType(field.type)),
    );
    const chosen = all.filter(() => below(3) === 0).slice(0, 8);
    return chosen.flatMap((field) => (fields < MAX_FIELDS ? [writeField(field, level)] : []));
  }

  function writeSelection(type: GraphQLNamedOutputType, level: number): string {
    if (isLeafType(type)) return '';
    const own = writeFields(type, level);
    const parts = isAbstractType(type)
      ? schema.getPossibleTypes(type).flatMap((each) => {
          const inside = below(3) === 0 ? writeFields(each, level) : [];
          return inside.length > 0 ? [`... on ${each.name} { ${inside.join(' ')} }`] : [];
        })
      : [];
    return ` { ${['__typename', ...own, ...parts].join(' ')} }`;
  }

  const isMutation = below(3) === 0;
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  const rootFields = Object.values(root?.getFields() ?? {});
  const count = isMutation ? 1 : 1 + below(3);
  const body = Array.from({ length: count }, () => oneOf(rootFields))
    .flatMap((field, index) => (field ? [`r${index}: ${writeField(field, 1).replace(/^f\d+: /, '')}`] : []))
    .join(' ');
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { query: `${isMutation ? 'mutation' : 'query'} ${head} { ${body} }`, variables };
}
