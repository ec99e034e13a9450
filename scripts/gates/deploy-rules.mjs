import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { serverFlags, serverMemory } from '../lib/server-flags.mjs';
import { faultsOfDockerfile } from './deploy/dockerfile.mjs';
import { faultsOfCompose } from './deploy/compose.mjs';
import { faultsOfManifests } from './deploy/manifests.mjs';

const FOLDER = 'scripts/deploy';
const configurations = ['api/src/config.ts', 'gateway/src/config.ts'];

/**
 * Checks that the container files are well-formed, follow the container rules, and refer only to existing settings,
 * files and flags. No container is run.
 * @param {{ root: string, tree: string }} where
 * @returns {Promise<string>} one line per violation
 */
export async function deployRules({ root, tree }) {
  const folder = path.join(tree, FOLDER);
  if (!existsSync(folder)) return '';
  const node = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
  const known = { settings: settingsOf(root), flags: serverFlags, memory: serverMemory, node, tree: root };
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');
  const manifests = readdirSync(path.join(folder, 'kubernetes')).toSorted();
  return [
    ...faultsOfDockerfile(read('Dockerfile'), known).map((fault) => `Dockerfile: ${fault}`),
    ...documentsOf('compose.yaml', read, (documents) => faultsOfCompose(documents[0], known)),
    ...documentsOf(
      manifests,
      (name) => read(`kubernetes/${name}`),
      (documents) => faultsOfManifests(documents, known),
    ),
  ].join('\n');
}

/** Returns every setting read by api or gateway. */
function settingsOf(root) {
  const declared = configurations.flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm),
  ]);
  return new Set(declared.map(([, name]) => name));
}

/** Parses YAML, and checks the documents if it can be parsed. */
function documentsOf(files, read, look) {
  const parsed = [files]
    .flat()
    .flatMap((name) =>
      parseAllDocuments(read(name), { merge: true, prettyErrors: false }).map((document) => ({ name, document })),
    );
  const errors = parsed.flatMap(({ name, document }) => document.errors.map(({ message }) => `${name}: ${message}`));
  return errors.length > 0 ? errors : look(parsed.map(({ document }) => document.toJS()));
}
