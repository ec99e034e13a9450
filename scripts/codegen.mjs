import { existsSync } from 'node:fs';
import { ensureGenerated, generateCode } from './lib/generated.mjs';

const onlyIfStale = process.argv.includes('--if-stale');
/** An installation without development packages has no generators, and starts what was built elsewhere. */
const hasGenerators = existsSync('node_modules/@graphql-codegen/cli');

/**
 * Generates contracts, resolver types and hooks from their sources; with `--if-stale`, only if a source has changed.
 */
if (hasGenerators || !onlyIfStale) {
  await (onlyIfStale ? ensureGenerated() : generateCode()).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
