// Runs the intake process from its sources.
import { register } from 'tsx/esm/api';

register();
await import('./intake-process.ts');
