import { watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 40;

/**
 * Watches folders and reports changed files, batching simultaneous changes. esbuild's watch mode polls its files and
 * takes up to two seconds to notice a change.
 * @param {readonly string[]} folders
 * @param {(files: ReadonlySet<string>) => void} onChange paths from the repository's root, with `/`
 * @returns {() => void} stops watching
 */
export function watchFolders(folders, onChange) {
  let changed = new Set();
  let timer;
  const tell = () => {
    const files = changed;
    changed = new Set();
    onChange(files);
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (!name) return;
      changed.add(path.join(folder, name).replaceAll(path.sep, '/'));
      clearTimeout(timer);
      timer = setTimeout(tell, DEBOUNCE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
