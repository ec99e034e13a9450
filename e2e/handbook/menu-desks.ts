import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../support/repository.ts';

const MENU = 'web/src/pages/admin';

/** A desk of the menu. */
interface DeskEntry {
  readonly label: string;
  readonly path: string;
}

/** The desks of the menu, read from its sources: the pages themselves need a browser. */
export function deskEntries(): DeskEntry[] {
  const folder = path.join(repositoryRoot, MENU);
  const files = [path.join(folder, 'desks.tsx'), ...readdirSync(path.join(folder, 'menu')).map(inFolder)];
  function inFolder(name: string): string {
    return path.join(folder, 'menu', name);
  }
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)',\s+label: '([^']+)'/g)].map(([, at = '', label = '']) => ({
      label,
      path: at,
    })),
  );
}

/** Where the picture of a desk is, from the root of the repository. */
export function pictureOf({ label }: Pick<DeskEntry, 'label'>): string {
  return `docs/images/handbook/${label.toLowerCase().replaceAll(' ', '-')}.jpg`;
}
