import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { buildOpenApi } from '../api/src/openapi.ts';

/** The api's contract, and the gateway's REST types made from its named schemas. */
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
  };
}

/** The root type only carries the definitions; nothing refers to it. */
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
