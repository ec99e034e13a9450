import { licenseName, LICENSES } from './index.ts';

test('every kind of licence has one name, as REST and as GraphQL write it', () => {
  const names = ['Personal licence', 'Standard licence', 'Commercial licence', 'Extended licence'];
  expect(LICENSES.map((license) => licenseName(license))).toEqual(names);
  expect((['PERSONAL', 'STANDARD', 'COMMERCIAL', 'EXTENDED'] as const).map((kind) => licenseName(kind))).toEqual(names);
});
