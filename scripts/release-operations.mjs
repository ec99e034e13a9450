import { ensureGenerated } from './lib/generated.mjs';
import { runTypescript } from './lib/run-typescript.mjs';

await ensureGenerated();
await runTypescript('scripts/release/note-operations.ts');
