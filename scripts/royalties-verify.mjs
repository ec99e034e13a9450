import { runTypescript } from './lib/run-typescript.mjs';

await runTypescript('scripts/database/verify-royalties.ts');
