import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { buildOpenApi } from '../api/src/openapi.ts';

const REST_TYPES_BANNER = '// Generated from api/openapi.json by `npm run codegen`.';

/** Prints the api's contract to `api/openapi.json` and the gateway's REST types from its named schemas. */
async function printRestContract() {
  const document = `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
  writeFileSync('api/openapi.json', document);
  const schemas: Record<string, object> = JSON.parse(
    readFileSync('api/openapi.json', 'utf8').replaceAll('#/components/schemas/', '#/definitions/'),
  ).components.schemas;
  const types = await compile(
    { title: 'RestSchemas', type: 'object', additionalProperties: false, definitions: schemas },
    'RestSchemas',
    { bannerComment: REST_TYPES_BANNER, unreachableDefinitions: true, additionalProperties: false, format: false },
  );
  writeFileSync('gateway/src/generated/rest.ts', withoutRoot(types));
}

/** The root type only carries the definitions; nothing refers to it. */
function withoutRoot(types: string) {
  return types
    .replace(
      /\/\*\*\n \* This interface was referenced by `RestSchemas`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '',
    )
    .replace(/export interface RestSchemas \{\}?\s*\}?\n/, '');
}

await printRestContract();
