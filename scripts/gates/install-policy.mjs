import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/** Licenses allowed for packages that ship with the shop. */
const shipped = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);

/** Additional licenses allowed for packages used only by tests and builds, which are not distributed. */
const ofTools = new Set('AGPL-3.0 AGPL-3.0-or-later CC-BY-4.0 PSF-2.0'.split(' '));

/** Packages that predate npm's single license field; taken from their files. */
const olderThanTheField = {
  busboy: 'MIT',
  'combine-errors': 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
  xtend: 'MIT',
};

/**
 * Checks that an install has no warnings and nothing unknown: each package with install scripts is listed in
 * `allowScripts` of package.json, which later versions of npm require; each supports our oldest Node.js, comes from a
 * registry with an integrity hash, and has an allowed license.
 * @param {{ tree: string }} where
 * @returns {Promise<string>} one line per violation
 */
export async function installPolicy({ tree }) {
  const { allowScripts, engines } = readJson(tree, 'package.json');
  const oldest = semver.minVersion(engines.node);
  const packages = Object.entries(readJson(tree, 'package-lock.json').packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
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
    ...packages
      .filter(({ integrity = '' }) => !/^sha512-[\w+/]{86}==/.test(integrity))
      .map(({ name, version }) => `${name}@${version} has no SHA-512 of its content in package-lock.json`),
    ...packages
      .filter(({ resolved = 'https:' }) => !resolved.startsWith('https:'))
      .map(({ name, version, resolved }) => `${name}@${version} comes from ${resolved}, which is no registry`),
    ...packages
      .filter((one) => !isLicensed(one))
      .map(({ name, version, license = 'none' }) => `${name}@${version} has the license ${license}`),
  ].join('\n');
}

/** Returns whether an SPDX license expression is allowed: any operand of OR, all operands of AND. */
function isLicensed({ name, license = olderThanTheField[name] ?? '', dev = false }) {
  const isAllowed = (one) => shipped.has(one) || (dev && ofTools.has(one));
  const either = license.replaceAll(/[()]/g, '').split(' OR ');
  return either.some((all) => all.split(' AND ').every(isAllowed));
}

const readJson = (tree, name) => JSON.parse(readFileSync(path.join(tree, name), 'utf8'));
