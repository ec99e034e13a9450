import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { programFile } from './programs.ts';

/** Upload locations for tests that store no uploads. */
export const testPlaces = {
  files: { driver: 'disk', folder: path.join(tmpdir(), 'no-files') } as const,
  kept: path.join(tmpdir(), 'nothing-kept'),
  intakeProcess: pathToFileURL(programFile('intake-process')).href,
};
