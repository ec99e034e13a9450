import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createDiskBudget, trim } from './disk-budget.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-budget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a 100-byte file last modified `age` seconds ago. */
function put(name: string, age: number): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(100));
  const writtenAt = Date.now() / 1000 - age;
  utimesSync(file, writtenAt, writtenAt);
}

test('the oldest files go until a tenth of the budget is free', async () => {
  for (let age = 0; age < 20; age += 1) put(`${age % 3}/file-${age}`, age);
  await trim(folder, 1000);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left.map(({ name }) => name).toSorted()).toEqual(
    Array.from({ length: 9 }, (_, age) => `file-${age}`).toSorted(),
  );
});

test('a file that is used while older ones go stays', async () => {
  for (let age = 1; age <= 300; age += 1) put(`file-${age}`, age);
  const trimming = trim(folder, 1000);
  while (existsSync(path.join(folder, 'file-300'))) await setImmediate();
  const now = new Date();
  utimesSync(path.join(folder, 'file-20'), now, now);
  await trimming;
  const there = ['file-19', 'file-20', 'file-21'].map((name) => existsSync(path.join(folder, name)));
  expect(there).toEqual([false, true, false]);
});

test('within the budget everything stays but what was left half-written an hour ago', async () => {
  put('old', 1_000_000);
  put('aa/key.0000.new/psd', 4000);
  put('aa/busy.0000.new/psd', 60);
  await trim(folder, 1000);
  const there = ['old', 'aa/key.0000.new/psd', 'aa/busy.0000.new/psd'].map((name) =>
    existsSync(path.join(folder, name)),
  );
  expect(there).toEqual([true, false, true]);
});

test('a folder that cannot be read is a warning and no failure', async () => {
  const warned = new Promise((resolve) => {
    createDiskBudget(path.join(folder, 'none'), 1000, { warn: resolve }).noteWritten(1);
  });
  await expect(warned).resolves.toMatchObject({ folder: path.join(folder, 'none') });
});
