import { runTypescript } from './lib/run-typescript.mjs';

await runTypescript('scripts/database/restore.ts');
