import { ASSET_FILTERS } from '@halfdrop/domain';
import { activeFilters } from './active-filters.ts';
import { filterOf, readListParams } from './list-params.ts';

const controls = Object.values(ASSET_FILTERS).flatMap((rule) =>
  'address' in rule
    ? [
        {
          ...rule,
          value: { bound: '7', flag: 'true', many: 'Rose', palette: '1f3a5f-40', text: 'rose', words: '' }[rule.kind],
        },
      ]
    : [],
);

test.each(controls)('P-26 the filter $address of the address reaches the server and can be taken away', (rule) => {
  const value = 'words' in rule ? (rule.words[0] ?? '').toUpperCase() : rule.value;
  const params = readListParams(new URLSearchParams({ [rule.address]: value }));

  expect(Object.keys(filterOf(params, new Map()))).toEqual([rule.field]);
  const [chip] = activeFilters(params, null, []);
  expect(Object.keys(chip?.without ?? {})).toContain(rule.address);
});
