import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { VALID_SVG, validRasters } from '../testing/valid-files.ts';
import { isVerdict } from './answer.ts';
import { inspectInProcess, normaliseInProcess } from './inspect-in-process.ts';

const script = (name: string): URL => pathToFileURL(path.join(__dirname, name));
const source = script('intake-process.source.mjs');
const broken = (name: string): URL => script(`../testing/${name}.mjs`);

test('F3 a process of its own gives the verdict of a drawing', async () => {
  expect(await inspectInProcess(Buffer.from(VALID_SVG), { source })).toMatchObject({ isAccepted: true, kind: 'svg' });
});

test('F3 a process of its own gives the pixels of a raster', async () => {
  const found = await normaliseInProcess((await validRasters()).png, { source });
  expect(found).toMatchObject({ isAccepted: true, kind: 'png' });
  if (found.isAccepted) expect(found.picture.pixels).toHaveLength(48 * 32 * 3);
});

test('F3 a refusal crosses the border of the process, and so do the limits', async () => {
  const { png } = await validRasters();
  expect(await inspectInProcess(png, { source, limits: { side: 10 } })).toMatchObject({ reason: 'absurd-size' });
  expect(await normaliseInProcess(Buffer.from('GIF89a'), { source })).toMatchObject({ reason: 'unsupported' });
});

test('F3 a process that takes too long is killed', async () => {
  const verdict = await inspectInProcess(Buffer.from('a'), { source: broken('hangs'), deadlineMilliseconds: 300 });
  expect(verdict).toMatchObject({ isAccepted: false, reason: 'out-of-time' });
});

test('F3 a process that takes too much memory ends itself', async () => {
  const { png } = await validRasters();
  expect(await inspectInProcess(png, { source, residentBytes: 1 })).toMatchObject({ reason: 'out-of-memory' });
});

test('F3 a process whose script takes too much memory is ended', async () => {
  expect(await inspectInProcess(Buffer.from('a'), { source: broken('swells') })).toMatchObject({
    reason: 'out-of-memory',
  });
});

test('F3 a file that breaks its process breaks nothing else', async () => {
  expect(await inspectInProcess(Buffer.from('a'), { source: broken('aborts') })).toMatchObject({ reason: 'crashed' });
});

test('F3 a file that is too large starts no process', async () => {
  const verdict = await inspectInProcess(Buffer.alloc(9), { source: broken('missing'), limits: { rasterBytes: 8 } });
  expect(verdict).toMatchObject({ reason: 'too-large' });
});

test('a process that can not be started is no fault of the file', async () => {
  await expect(inspectInProcess(Buffer.from('a'), { source: broken('missing') })).rejects.toThrow('ended with 1');
});

test('a process that answers something else is not believed', async () => {
  await expect(inspectInProcess(Buffer.from('a'), { source: broken('lies') })).rejects.toThrow('no verdict');
});

test.each([
  [null],
  [{}],
  [{ isAccepted: true, steps: 1 }],
  [{ isAccepted: true, steps: 1, kind: 'exe', width: 1, height: 1, svg: null }],
  [{ isAccepted: true, steps: 1, kind: 'png', width: -1, height: 1, svg: null }],
  [{ isAccepted: true, steps: 1, kind: 'png', width: 1, height: 1, svg: '<svg/>' }],
  [{ isAccepted: false, steps: 1, reason: 5, detail: '' }],
])('%j is no verdict', (answer) => {
  expect(isVerdict(answer)).toBe(false);
});
