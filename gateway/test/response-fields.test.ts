import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import * as v from 'valibot';
import { fieldsOfRestAlone, renamedShapes } from './support/response-fields.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

const schema = buildSchema(read('schema/schema.graphql'));
const ShapeSchema = v.object({ properties: v.optional(v.record(v.string(), v.unknown()), {}) });
const OpenApiSchema = v.object({ components: v.object({ schemas: v.record(v.string(), ShapeSchema) }) });
const shapes = v.parse(OpenApiSchema, JSON.parse(read('api/openapi.json'))).components.schemas;

/** Returns the fields of each REST shape that are missing from the schema type based on it. */
const missing = Object.entries(shapes).flatMap(([name, { properties }]) => {
  const type = schema.getType(renamedShapes[name] ?? name);
  if (!isObjectType(type)) return [];
  const fields = type.getFields();
  return Object.keys(properties)
    .filter((field) => !(field in fields))
    .map((field) => `${name}.${field}`);
});

test('every field of a REST shape is one of its type in the schema, or is listed as one of REST alone', () => {
  const listed = Object.entries(fieldsOfRestAlone).flatMap(([name, fields]) =>
    fields.map((field) => `${name}.${field}`),
  );

  expect(missing.toSorted()).toEqual(listed.toSorted());
});

test('every shape of another name is there, and so is its type', () => {
  expect(Object.keys(renamedShapes).filter((name) => !(name in shapes))).toEqual([]);
  expect(Object.values(renamedShapes).filter((name) => !isObjectType(schema.getType(name)))).toEqual([]);
});
