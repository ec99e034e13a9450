import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createMailer } from '../mail/mailer.ts';
import { makeDataFolder } from './data-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-data-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (...names: string[]) => (statSync(path.join(root, ...names)).mode & 0o777).toString(8);

test('E6 mail, sold files and logs are closed to everybody else on the machine, also those of an earlier start', () => {
  mkdirSync(path.join(root, 'data', 'outbox'), { recursive: true });
  chmodSync(path.join(root, 'data', 'outbox'), 0o755);
  makeDataFolder(path.join(root, 'data'));

  expect(['outbox', 'files', 'logs'].map((name) => modeOf('data', name))).toEqual(['700', '700', '700']);
});

test('E6 an email in the outbox is for the account of the shop alone', async () => {
  const outbox = path.join(root, 'outbox');
  const mailer = createMailer(null, outbox, 'Halfdrop <orders@halfdrop.example>');
  const words = { template: 'password-code', subject: '123456', text: '123456', html: '123456' };
  await mailer.send({ id: 'code', to: 'ada@example.com', ...words });

  expect([modeOf('outbox'), modeOf('outbox', 'code.eml')]).toEqual(['700', '600']);
});

test('a folder that cannot be made stops the start with one sentence', () => {
  writeFileSync(path.join(root, 'file'), '');
  expect(() => makeDataFolder(path.join(root, 'file'))).toThrow(/^DATA_DIR .* cannot be used: .* is not a folder\.$/);
});
