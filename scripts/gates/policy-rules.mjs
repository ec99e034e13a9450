import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspaces = ['api', 'gateway', 'web', 'mocks'];

/** Role checks: a comparison with the name of a role, or with the role of anything but a pattern. */
const questions = [
  /[!=]==?\s*['"](?:admin|contributor)['"]/i,
  /['"](?:admin|contributor)['"]\s*[!=]==?/i,
  /\b(?:role|requires)\s*[!=]=(?!=?\s*['"](?:hero|coordinate|blender)['"])/i,
  /\bcase ['"](?:admin|contributor)['"]/i,
  /\broles\??\.(?:includes|some|find)\(/i,
];

/**
 * Checks that authorization is decided by the policy in `domain/`: roles are not compared anywhere else.
 * @param {{ tree: string }} where
 * @returns {Promise<string>} one line per violation
 */
export async function policyRules({ tree }) {
  return workspaces
    .flatMap((workspace) => sourcesOf(tree, path.join(workspace, 'src')))
    .flatMap(({ name, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => !/^\s*(?:\/\/|\/?\*)/.test(line) && questions.some((question) => question.test(line)))
        .map(({ number }) => `${name}:${number}: asks for a role; let \`can\` of @halfdrop/domain answer`),
    )
    .join('\n');
}

function sourcesOf(tree, folder) {
  const root = path.join(tree, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|generated)\.tsx?$|^generated\//.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(path.join(root, name), 'utf8') }));
}
