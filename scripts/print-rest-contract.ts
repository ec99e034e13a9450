import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import * as v from 'valibot';
import { buildOpenApi } from '../api/src/openapi.ts';

/** Returns the api's contract, and what the gateway derives from it: types of its named schemas, and its paths. */
async function restContract(): Promise<Record<string, string>> {
  const openApi = buildOpenApi();
  const definitions: JSONSchema = JSON.parse(
    JSON.stringify(openApi.components.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
  );
  const types = await compile(
    { title: 'RestSchemas', type: 'object', additionalProperties: false, definitions },
    'RestSchemas',
    {
      bannerComment: '// Generated from api/openapi.json by `npm run codegen`.',
      unreachableDefinitions: true,
      additionalProperties: false,
    },
  );
  return {
    'api/openapi.json': `${JSON.stringify(openApi, null, 2)}\n`,
    'gateway/src/generated/rest.ts': withoutRoot(types),
    'gateway/src/generated/rest-paths.ts': printedPaths(Object.keys(openApi.paths)),
    'gateway/src/generated/rest-nulls.ts': printedNulls(openApi.components.schemas),
  };
}

const NullableFieldSchema = v.object({ anyOf: v.array(v.looseObject({ type: v.optional(v.unknown()) })) });
const ShapeSchema = v.object({ properties: v.optional(v.record(v.string(), v.unknown()), {}) });

function isNullable(field: unknown): boolean {
  return v.is(NullableFieldSchema, field) && field.anyOf.some(({ type }) => type === 'null');
}

/**
 * Prints each named schema with nullable fields, with null for each of them, so that fixtures need only set the
 * relevant ones.
 */
function printedNulls(schemas: Readonly<Record<string, unknown>>): string {
  const shapes = Object.entries(schemas).flatMap(([name, schema]) => {
    const nullable = Object.entries(v.parse(ShapeSchema, schema).properties).filter(([, field]) => isNullable(field));
    return nullable.length === 0 ? [] : [`  ${name}: { ${nullable.map(([field]) => `${field}: null`).join(', ')} },`];
  });
  return `// Generated from api/openapi.json by \`npm run codegen\`.

/** Null for each field of a named schema that may be null. */
export const restNulls = {
${shapes.join('\n')}
} as const;
`;
}

const isParameter = (segment: string | undefined) => segment?.startsWith('{') ?? false;

/** Prints every path with, for each of its parameters, the values that would make it a different path. */
function printedPaths(paths: readonly string[]): string {
  const all = paths.map((path) => path.split('/'));
  const rules = all.map((segments) => {
    const reserved = segments.flatMap((segment, place) =>
      isParameter(segment) ? [wordsAt(place, segments, all)] : [],
    );
    const name = segments.map((segment) => (isParameter(segment) ? '{}' : segment)).join('/');
    return `  ${JSON.stringify(name)}: ${JSON.stringify(reserved)},`;
  });
  return `// Generated from api/openapi.json by \`npm run codegen\`.

/** The paths of the REST contract; for each parameter, the values that would make it another path. */
export const restPaths: Readonly<Record<string, readonly (readonly string[])[]>> = {
${rules.join('\n')}
};
`;
}

/** Returns the words at a parameter's position in otherwise equal paths. The api's router ignores case. */
function wordsAt(place: number, segments: readonly string[], all: readonly (readonly string[])[]): string[] {
  const isRival = (other: readonly string[]) =>
    other.length === segments.length &&
    other.every((word, index) => {
      const own = segments[index];
      if (index === place || word === own || isParameter(own)) return true;
      // An earlier literal segment already selects this path, so that the other one is not reached.
      return index > place && isParameter(word);
    });
  const words = all.filter(isRival).map((other) => other[place] ?? '');
  return [...new Set(words.filter((word) => !isParameter(word)).map((word) => word.toLowerCase()))];
}

/** Removes the root type, which only carries the definitions; nothing refers to it. */
function withoutRoot(types: string): string {
  return types
    .replaceAll(
      /\/\*\*\n \* This interface was referenced by `RestSchemas`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '',
    )
    .replace(/export interface RestSchemas \{\}\n/, '');
}

const files = Object.entries(await restContract());
const stale = files.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run \`npm run codegen\``);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of stale) writeFileSync(file, text);
}
