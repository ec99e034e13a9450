import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/**
 * An install warns of nothing: each package with install scripts stands in `allowScripts` of package.json, which later
 * versions of npm run none without, and each runs on the oldest Node.js that we do.
 * @param {{ tree: string }} where
 * @returns {Promise<string>} one line per fault
 */
export async function installPolicy({ tree }) {
  const { allowScripts, engines } = readJson(tree, 'package.json');
  const oldest = semver.minVersion(engines.node);
  const packages = Object.entries(readJson(tree, 'package-lock.json').packages)
    .filter(([folder]) => folder.includes('node_modules/'))
    .map(([folder, facts]) => ({ ...facts, name: folder.slice(folder.lastIndexOf('node_modules/') + 13) }));
  const scripted = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  return [
    ...[...scripted]
      .filter((name) => !(name in allowScripts))
      .map((name) => `${name} has install scripts: allow or deny them in allowScripts of package.json`),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} stands in allowScripts of package.json and has no install scripts`),
    ...packages
      .filter(({ engines: needed }) => needed?.node && !semver.satisfies(oldest, needed.node))
      .map(({ name, version, engines: needed }) => `${name}@${version} needs Node.js ${needed.node}`),
  ].join('\n');
}

const readJson = (tree, name) => JSON.parse(readFileSync(path.join(tree, name), 'utf8'));
