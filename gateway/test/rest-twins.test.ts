import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import * as v from 'valibot';
import { restTwins } from './support/rest-twins.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const schema = buildSchema(read('schema/schema.graphql'));
const OpenApiSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });
const { paths } = v.parse(OpenApiSchema, JSON.parse(read('api/openapi.json')));
const calls = Object.entries(paths).flatMap(([place, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${place}`),
);
const [, section = ''] = read('docs/decisions.md').split('## REST calls without a GraphQL twin');
const withoutTwin = [...section.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, call = '']) => call);

function isField(twin: string): boolean {
  const [typeName = '', fieldName = ''] = twin.split('.');
  const type = schema.getType(typeName);
  return isObjectType(type) && fieldName in type.getFields();
}

test('E-39 every REST call has its GraphQL twin, or a line in the decisions that says why not', () => {
  expect(calls.filter((call) => !(call in restTwins) && !withoutTwin.includes(call))).toEqual([]);
});

test('E-39 every listed call and every twin is there, and no call is listed twice', () => {
  const listed = [...Object.keys(restTwins), ...withoutTwin];
  expect(listed.filter((call) => !calls.includes(call))).toEqual([]);
  expect(listed.filter((call, index) => listed.indexOf(call) !== index)).toEqual([]);
  expect(Object.values(restTwins).filter((twin) => !isField(twin))).toEqual([]);
});
