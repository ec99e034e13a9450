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

/** The operating system's limit for a socket's path is 104 to 108 bytes; `.s.PGSQL.5432` needs 14 of them. */
const longestSocketFolder = 85;

/** Where the database keeps its state and its socket. */
export interface Placement {
  /** Holds the cluster and the server's log; belongs to the server's account alone. */
  readonly home: string;
  /** True when the home lies outside the data folder, since the server's account cannot reach that one. */
  readonly isElsewhere: boolean;
  readonly socketFolder: string;
}

/**
 * Chooses and prepares the folders of the database below `dataFolder`, or below `privateRoot` when the server's
 * account cannot enter the data folder. A chosen place is written down in the data folder, so that every later
 * start finds the same one, and a data folder that was removed starts afresh.
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
  // A link is made only where there is none: of several processes that start at once, the first chooses for all.
  putIfAbsent(note, () => linkSync(unfinished, note));
  rmSync(unfinished);
  return readFileSync(note, 'utf8').trim();
}

/** Unix sockets have short paths only: a deep folder gets a short one beside it, for the same account alone. */
function socketFolderFor(home: string, account: ServerAccount | null): string {
  if (Buffer.byteLength(home) <= longestSocketFolder) return home;
  const temporary = Buffer.byteLength(os.tmpdir()) <= 40 ? os.tmpdir() : '/tmp';
  const folder = path.join(temporary, `halfdrop-${shortHash(home)}`);
  claim(folder, account);
  return folder;
}

/** Makes a folder that only the server's account may enter. */
function claim(folder: string, account: ServerAccount | null): void {
  const owner = account?.uid ?? process.getuid?.() ?? 0;
  // Recursive, since another process may make it in this very moment.
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
