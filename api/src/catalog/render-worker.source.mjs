// Runs the render thread from its sources: `--import tsx` does not reach worker threads on Node 20.
import { register } from 'tsx/esm/api';

register();
await import('./render-worker.ts');
