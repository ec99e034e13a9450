import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { VALID_SVG, validRasters } from '../testing/valid-files.ts';
import { isUploadResult } from './answer.ts';
import { inspectInProcess, normalizeInProcess } from './inspect-in-process.ts';

const source = pathToFileURL(path.join(__dirname, '../../../dist-test/intake-process.js'));
/** Generous, so that the tests pass on a busy machine. */
const patient = { source, deadlineMilliseconds: 50_000 };
const broken = (name: string): URL => pathToFileURL(path.join(__dirname, `../testing/${name}.mjs`));

test('F3 a process of its own gives the result of a drawing', async () => {
  expect(await inspectInProcess(Buffer.from(VALID_SVG), patient)).toMatchObject({ isAccepted: true, kind: 'svg' });
});

test('F3 a process of its own gives the pixels of a raster', async () => {
  const found = await normalizeInProcess((await validRasters()).png, patient);
  expect(found).toMatchObject({ isAccepted: true, kind: 'png', picture: { width: 48, height: 32 } });
  expect(found.isAccepted && found.picture.pixels.length).toBe(48 * 32 * 3);
});

test('F3 a refusal crosses the border of the process, and so do the limits', async () => {
  const { png } = await validRasters();
  expect(await inspectInProcess(png, { ...patient, limits: { side: 10 } })).toMatchObject({ reason: 'absurd-size' });
  expect(await normalizeInProcess(Buffer.from('GIF89a'), patient)).toMatchObject({ reason: 'unsupported' });
});

test('F3 a process that takes too long is killed', async () => {
  const result = await inspectInProcess(Buffer.from('<svg/>'), { source: broken('hangs'), deadlineMilliseconds: 300 });
  expect(result).toMatchObject({ isAccepted: false, reason: 'out-of-time' });
});

test('F3 a process that takes too much memory ends itself', async () => {
  const { png } = await validRasters();
  expect(await inspectInProcess(png, { ...patient, residentBytes: 1 })).toMatchObject({ reason: 'out-of-memory' });
});

test('F3 a process whose script takes too much memory is ended', async () => {
  expect(
    await inspectInProcess(Buffer.from('<svg/>'), { source: broken('swells'), deadlineMilliseconds: 50_000 }),
  ).toMatchObject({
    reason: 'out-of-memory',
  });
});

test('F3 a file that breaks its process breaks nothing else', async () => {
  const onCrash = jest.fn<void, [string]>();
  const options = { source: broken('aborts'), onCrash };
  expect(await inspectInProcess(Buffer.from('<svg/>'), options)).toMatchObject({ reason: 'crashed' });
  expect(onCrash).toHaveBeenCalledWith(expect.stringContaining('SIGABRT'));
});

test('F3 a drawing that keeps its renderer busy without end is stopped', async () => {
  const turns = Array.from({ length: 60_000 }, (_, index) => `L${(index * 7919) % 1000} ${(index * 104_729) % 1000}`);
  const knot = `<path stroke="#000" stroke-width="500" fill="none" stroke-linejoin="round" d="M0 0${turns.join('')}"/>`;
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${knot}</svg>`);
  const result = await inspectInProcess(drawing, { source, deadlineMilliseconds: 2000 });
  expect(result).toMatchObject({ isAccepted: false, reason: 'out-of-time' });
});

test('F3 a file that is too large starts no process', async () => {
  const result = await inspectInProcess(Buffer.alloc(9), { source: broken('missing'), limits: { rasterBytes: 8 } });
  expect(result).toMatchObject({ reason: 'too-large' });
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['text', Buffer.from('no picture at all'), 'unsupported'],
])('F3 H7 a file of %s starts no process', async (_name, bytes, reason) => {
  expect(await inspectInProcess(bytes, { source: broken('missing') })).toMatchObject({ reason });
});

test('a process that can not be started is no fault of the file', async () => {
  await expect(inspectInProcess(Buffer.from('<svg/>'), { source: broken('missing') })).rejects.toThrow('ended with 1');
});

test('a process that answers something else is not believed', async () => {
  await expect(inspectInProcess(Buffer.from('<svg/>'), { source: broken('lies') })).rejects.toThrow('no result');
});

test.each([
  [null],
  [{}],
  [{ isAccepted: true, steps: 1 }],
  [{ isAccepted: true, steps: 1, kind: 'exe', width: 1, height: 1, svg: null }],
  [{ isAccepted: true, steps: 1, kind: 'png', width: -1, height: 1, svg: null }],
  [{ isAccepted: true, steps: 1, kind: 'png', width: 1, height: 1, svg: '<svg/>' }],
  [{ isAccepted: false, steps: 1, reason: 5, detail: '' }],
])('%j is no result', (answer) => {
  expect(isUploadResult(answer)).toBe(false);
});
