import { watch } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShopPlace } from './shop.ts';

/** Milliseconds until a promised mail must have arrived. */
const TIMEOUT_MS = 60_000;

const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '';

/** Selects the expected messages. */
interface Wanted {
  /** Pattern for the subject line. */
  readonly subject?: RegExp;
  /** Minimum number of messages. */
  readonly least?: number;
}

/** Returns all matching messages to an address, as sent, once there are enough: mail is sent by a job. */
export async function mailsTo(
  shop: ShopPlace,
  address: string,
  { subject = /^/, least = 1 }: Wanted = {},
): Promise<readonly string[]> {
  const folder = path.join(shop.dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  const read = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail) && subject.test(subjectOf(mail)));
  };
  return new Promise((resolve, reject) => {
    const watcher = watch(folder);
    const late = setTimeout(() => finish(() => reject(new Error(`No mail to ${address} came.`))), TIMEOUT_MS);
    const finish = (report: () => void) => {
      clearTimeout(late);
      watcher.close();
      report();
    };
    const look = async () => {
      const mails = await read();
      if (mails.length >= least) finish(() => resolve(mails));
    };
    watcher.on('change', () => void look());
    void look();
  });
}

/** Returns the first URL in a mail that contains the given text. @throws if there is none */
export function linkIn(mail: string, part: string): string {
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const found = [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link).find((link) => link.includes(part));
  if (found === undefined) throw new Error(`No link with ${part} in the mail.`);
  return found;
}
