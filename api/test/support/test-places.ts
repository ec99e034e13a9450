import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { programFile } from './programs.ts';

/** Where a test that stores no uploads says that they are. */
export const testPlaces = {
  masters: path.join(tmpdir(), 'no-masters'),
  kept: path.join(tmpdir(), 'nothing-kept'),
  intakeProcess: pathToFileURL(programFile('intake-process')).href,
};
