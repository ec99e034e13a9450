import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runTypescript } from './lib/run-typescript.mjs';

await ensureInstalled();
await ensureBuilt();
process.env.RELIABILITY_FIGURES ??= process.cwd();
await runTypescript('scripts/database/drill.ts');
