import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** One SQL file, which is applied once. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** Whether it takes away what older code needs, as `-- contract: <what>` says in the file. */
  readonly isContract: boolean;
  /** Whether it is one statement that PostgreSQL takes outside of transactions alone, as `-- no transaction` says. */
  readonly isOutsideTransaction: boolean;
}

/** The SQL files of a folder in their order. */
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
