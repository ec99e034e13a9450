import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from './repository.ts';

const run = promisify(execFile);

/** A Chromium executable with the environment its process needs. */
export interface BrowserBinary {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the browser for the journeys: `CHROMIUM_PATH`, else an installed Chromium, else the one of the npm package
 * `@sparticuz/chromium`, unpacked once. The last needs no operating system packages.
 * @throws if `CHROMIUM_PATH` names no file
 */
export async function findBrowser(): Promise<BrowserBinary> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return { executablePath: chosen, env: {} };
  }
  const installed = systemPaths.find((candidate) => existsSync(candidate));
  return installed ? { executablePath: installed, env: {} } : unpackedBrowser();
}

async function unpackedBrowser(): Promise<BrowserBinary> {
  const folder = path.join(repositoryRoot, '.tmp', `chromium-${await packageVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = path.join(folder, 'chromium');
  const needsLibraries = await lacksLibraries(executablePath);
  return {
    executablePath,
    env: {
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
      ...(needsLibraries ? { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') } : {}),
    },
  };
}

async function packageVersion(): Promise<string> {
  const manifest = path.join(repositoryRoot, 'node_modules/@sparticuz/chromium/package.json');
  const parsed: unknown = JSON.parse(await readFile(manifest, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null || !('version' in parsed))
    throw new Error(`No version in ${manifest}`);
  return String(parsed.version);
}

/**
 * Unpacks the package's browser. The package unpacks into the temporary folder and takes any existing file for a
 * complete one, so it gets a separate folder, which is moved into place once complete. The name of the Lambda runtime
 * makes it unpack the shared libraries (NSS among them), too, for systems that lack them.
 */
async function unpack(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: repositoryRoot,
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  await writeFile(path.join(unfinished, 'fonts', 'fonts.conf'), fontConfiguration);
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}

/** The package's own file only names folders of the Lambda runtime, and without any font Chromium crashes. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function lacksLibraries(executablePath: string): Promise<boolean> {
  const { stdout } = await run('ldd', [executablePath]).catch(() => ({ stdout: '' }));
  return stdout.includes('not found');
}
