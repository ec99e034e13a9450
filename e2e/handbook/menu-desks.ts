import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../support/repository.ts';

const MENU = 'web/src/pages/admin';

/** A desk in the menu. */
interface DeskEntry {
  readonly label: string;
  readonly path: string;
}

/** Returns the desks of the menu, read from its sources, because the pages themselves need a browser. */
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

/** Returns the path of a desk's screenshot, from the root of the repository. */
export function pictureOf({ label }: Pick<DeskEntry, 'label'>): string {
  return `docs/images/handbook/${label.toLowerCase().replaceAll(' ', '-')}.jpg`;
}
