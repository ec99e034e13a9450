import { ASSET_FILTERS, isEnumValueOf } from '@halfdrop/domain';
import { typeDefs } from '@halfdrop/schema';
import { buildSchema, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { filterQuery } from './asset-query.ts';

const input = buildSchema(typeDefs).getType('AssetFilter');
const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];

test('P-26 every field of the filter is asked of REST, and REST has no filter that no field asks for', () => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual(
    Object.values(ASSET_FILTERS)
      .map(({ field }) => field)
      .toSorted(),
  );
});

test.each(Object.entries(ASSET_FILTERS).filter(([, { kind }]) => kind === 'words'))(
  'P-26 each value of the enum behind %s is a word of REST',
  (name, rule) => {
    const type = fields.find((field) => field.name === rule.field)?.type;
    const named = type && getNamedType(type);
    const values = isEnumType(named) ? named.getValues().map((value) => value.name) : [];
    const words: readonly string[] = 'words' in rule ? rule.words : [];

    expect(values.filter((value) => !words.some((word) => isEnumValueOf(value, word)))).toEqual([]);
    expect(filterQuery({ [rule.field]: values })[name]).toHaveLength(words.length);
  },
);
