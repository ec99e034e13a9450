import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runTypescript } from './lib/run-typescript.mjs';

await ensureInstalled();
await ensureBuilt();
await runTypescript('scripts/database/drill.ts');
