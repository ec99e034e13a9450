import { existsSync } from 'node:fs';
import path from 'node:path';

/** Build outputs, which are not in the tree. */
const built = /^(?:\/shop\/)?(?:node_modules|(?:api|gateway|web)\/dist(?:-ssr)?)$/;

/**
 * Returns the violations in a Dockerfile: an image without a fixed version, a process running as root, without a health
 * check or a graceful stop, and files, settings or flags that do not exist in the repository.
 * @param {string} text
 * @param {{ settings: ReadonlySet<string>, flags: readonly string[],
 *   memory: Readonly<Record<string, string>>, node: string, tree: string }} known
 * @returns {string[]}
 */
export function faultsOfDockerfile(text, { settings, flags, memory, node, tree }) {
  const instructions = instructionsOf(text);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const ofLast = (name) => last.filter((each) => each.name === name).map(({ rest }) => rest);
  const images = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0]);
  const command = ofLast('CMD').at(-1) ?? '';
  const unknown = instructions
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => `there is no instruction ${name}`);
  return [
    ...unknown,
    ...images.flatMap(faultsOfImage),
    ...images
      .filter((image) => !image.startsWith(`node:${node}-`))
      .map((image) => `${image} is not Node.js ${node}, as .nvmrc says`),
    ...copiesOf(instructions)
      .filter((file) => !built.test(file) && !existsSync(path.join(tree, file)))
      .map((file) => `there is no ${file} to copy`),
    ...settingsNamed(ofLast('ENV'))
      .filter((name) => !settings.has(name) && !ofNode.has(name) && !Object.hasOwn(memory, name))
      .map((name) => `there is no setting ${name}`),
    ...Object.entries(memory)
      .map(([name, value]) => `${name}=${value}`)
      .filter((setting) => !ofLast('ENV').some((line) => line.split(/\s+/).includes(setting)))
      .map((setting) => `starts without ${setting}`),
    ...(/^(?:root|0)?(?::|$)/.test(ofLast('USER').at(-1) ?? '') ? ['runs as root'] : []),
    ...(ofLast('HEALTHCHECK').length === 1 ? [] : ['has no health check']),
    ...(command.startsWith('[') ? [] : ['has no command without a shell, which would not pass signals on']),
    ...flags.filter((flag) => !command.includes(`"${flag}"`)).map((flag) => `starts without ${flag}`),
  ];
}

const names = new Set(
  'FROM RUN CMD LABEL EXPOSE ENV ADD COPY ENTRYPOINT VOLUME USER WORKDIR ARG STOPSIGNAL HEALTHCHECK SHELL'.split(' '),
);
const ofNode = new Set(['NODE_COMPILE_CACHE']);

/** @param {string} image @returns {string[]} */
export function faultsOfImage(image) {
  return /:(?!latest)[\w.-]*\d[\w.-]*$/.test(image) ? [] : [`${image} is an image of no fixed version`];
}

/** Returns the instructions without comments, each on one line. */
function instructionsOf(text) {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => line.trim())
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      return { name, rest: rest.join(' ') };
    });
}

/** Returns the paths copied from the tree or from its build outputs. */
function copiesOf(instructions) {
  return instructions
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ rest }) =>
      rest
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    )
    .map((file) => (built.test(file) ? file : file.replace(/^\/shop\//, '')));
}

const settingsNamed = (lines) => lines.flatMap((line) => [...line.matchAll(/(?:^|\s)(\w+)=/g)].map(([, name]) => name));
