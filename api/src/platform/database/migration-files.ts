import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A SQL migration file. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** Whether it removes something older code needs, declared as `-- contract: <what>`. */
  readonly isContract: boolean;
  /** Whether it is a single statement that cannot run in a transaction, declared as `-- no transaction`. */
  readonly isOutsideTransaction: boolean;
}

/** Reads the SQL files of a folder in order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return {
      name,
      text,
      checksum: createHash('sha256').update(text).digest('hex'),
      isContract: /^-- contract: \S/m.test(text),
      isOutsideTransaction: /^-- no transaction$/m.test(text),
    };
  });
}
