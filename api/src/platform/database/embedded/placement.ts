import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { canReach, type ServerAccount } from './server-account.ts';
import { putIfAbsent } from './put-if-absent.ts';

/** Socket paths are limited to 104 to 108 bytes by the operating system; `.s.PGSQL.5432` takes 14 of them. */
const longestSocketFolder = 85;

/** Locations of the database files and socket. */
export interface Placement {
  /** Folder of the cluster and the server log, private to the server account. */
  readonly home: string;
  /** True when the home is outside the data folder because the server account cannot access that. */
  readonly isElsewhere: boolean;
  readonly socketFolder: string;
}

/**
 * Chooses and prepares the database folders: below `dataFolder`, or below `privateRoot` when the server account cannot
 * enter the data folder. The choice is recorded in the data folder, so later starts find the same location and a
 * deleted data folder starts afresh.
 */
export function placeDatabase(dataFolder: string, account: ServerAccount | null, privateRoot: string): Placement {
  mkdirSync(dataFolder, { recursive: true });
  const note = path.join(dataFolder, 'postgres.location');
  const isElsewhere = existsSync(note) || !canReach(account, dataFolder);
  const home = isElsewhere ? notedHome(note, dataFolder, privateRoot) : path.join(dataFolder, 'postgres');
  claim(home, account);
  return { home, isElsewhere, socketFolder: socketFolderFor(home, account) };
}

function notedHome(note: string, dataFolder: string, privateRoot: string): string {
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  mkdirSync(privateRoot, { recursive: true });
  chmodSync(privateRoot, 0o755);
  const home = path.join(privateRoot, `${shortHash(dataFolder)}-${randomBytes(4).toString('hex')}`);
  const unfinished = `${note}.${process.pid}`;
  writeFileSync(unfinished, `${home}\n`);
  // `link` fails if the target exists, so the first of several concurrent processes decides.
  putIfAbsent(note, () => linkSync(unfinished, note));
  rmSync(unfinished);
  return readFileSync(note, 'utf8').trim();
}

/** Returns the folder of the socket. Deep homes get a short private folder instead, since socket paths are limited. */
function socketFolderFor(home: string, account: ServerAccount | null): string {
  if (Buffer.byteLength(home) <= longestSocketFolder) return home;
  const temporary = Buffer.byteLength(os.tmpdir()) <= 40 ? os.tmpdir() : '/tmp';
  const folder = path.join(temporary, `halfdrop-${shortHash(home)}`);
  claim(folder, account);
  return folder;
}

/** Creates a folder private to the server account. */
function claim(folder: string, account: ServerAccount | null): void {
  const owner = account?.uid ?? process.getuid?.() ?? 0;
  // `recursive` tolerates another process creating it concurrently.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const facts = lstatSync(folder);
  if (!facts.isDirectory() || (facts.uid !== owner && facts.uid !== 0)) {
    throw new StartupError(`The database folder ${folder} belongs to someone else; move it away or set DATA_DIR.`);
  }
  if (account && facts.uid !== owner) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
