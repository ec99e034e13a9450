import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { patternSvg } from '../../pattern.ts';
import { isPassed } from '../../preflight/preflight.ts';
import { HOSTILE_UPLOADS, type HostileUpload } from '../testing/hostile-uploads.ts';
import { VALID_SVG, validRasters } from '../testing/valid-files.ts';
import { isCheckedUpload } from './answer.ts';
import { preflightInProcess } from './inspect-in-process.ts';

const source = pathToFileURL(path.join(__dirname, '../../../dist-test/intake-process.js'));
const claim = { layout: 'block' } as const;
/** Generous, so that the tests pass on a busy machine. */
const patient = { source, claim, deadlineMilliseconds: 60_000 };

const MEBIBYTE = 1024 * 1024;
/** Memory allowed for a hostile file; Node.js and libvips alone use a hundred megabytes. */
const HOSTILE_BYTES = 450 * MEBIBYTE;
const AT_ONCE = 3;
/** A process is started for each of hundreds of files, on a possibly busy machine. */
const HOSTILE_TIMEOUT = 900_000;

/** Returns the problems with how one file was handled; empty if there are none. */
async function meet({ title, codes, make }: HostileUpload, onPeak: (bytes: number) => void): Promise<string[]> {
  const crashes: string[] = [];
  const { upload, report } = await preflightInProcess(await make(), {
    ...patient,
    onPeak,
    onCrash: (errors) => crashes.push(`${title}: ${errors}`),
  });
  const found = report.findings.map(({ code }) => code);
  const isNamed = codes === null ? upload.isAccepted || !isPassed(report) : found.some((code) => codes.includes(code));
  const svg = upload.isAccepted ? (upload.svg ?? '') : '';
  const isHarmless = !/<script|<text|onload|onclick|http:|@font|@import/i.test(
    svg.replace('http://www.w3.org/2000/svg', ''),
  );
  if (isNamed && isHarmless) return crashes;
  return [...crashes, `${title}: ${found.join(', ')}, accepted: ${upload.isAccepted}, harmless: ${isHarmless}`];
}

test(
  'F1 F2 F3 hostile files, three hundred and more: each refused with its reason or harmless, none a crash, memory bounded',
  async () => {
    expect(HOSTILE_UPLOADS.length).toBeGreaterThanOrEqual(300);
    const waiting = [...HOSTILE_UPLOADS];
    const problems: string[] = [];
    let peak = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        problems.push(...(await meet(next, (bytes) => (peak = Math.max(peak, bytes)))));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(problems).toEqual([]);
    expect(peak).toBeGreaterThan(50 * MEBIBYTE);
    expect(peak).toBeLessThan(HOSTILE_BYTES);
  },
  HOSTILE_TIMEOUT,
);

test('F3 a tile that passes comes with its measures', async () => {
  const svg = patternSvg({ family: 'botanica', variant: 0, palette: 'hearth', seed: 3 });
  const { upload, report } = await preflightInProcess(Buffer.from(svg), patient);
  expect(upload).toMatchObject({ isAccepted: true, kind: 'svg' });
  expect(report).toMatchObject({ findings: [], facts: { kind: 'svg' }, measures: { layouts: ['block', 'mirror'] } });
});

test('F3 everything that is wrong with a file is said at once', async () => {
  const { report } = await preflightInProcess((await validRasters()).png, patient);
  const errors = report.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  expect(errors).toEqual(['too-small', 'not-square']);
});

test('F3 a drawing that is no square is told so', async () => {
  const wide = Buffer.from(VALID_SVG.replace('width="100mm"', 'width="200mm"'));
  const { report } = await preflightInProcess(wide, patient);
  expect(report.findings.map(({ code }) => code)).toEqual(['not-square']);
});

test('F3 a large tile is looked at in strips, in bounded memory', async () => {
  const side = 7000;
  const cell = await sharp(Buffer.from(patternSvg({ family: 'botanica', variant: 0, palette: 'hearth', seed: 3 })))
    .resize(1000)
    .png()
    .toBuffer();
  const file = await sharp({
    create: { width: side, height: side, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .composite([{ input: cell, tile: true }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  let peak = 0;
  const { upload, report } = await preflightInProcess(file, {
    ...patient,
    deadlineMilliseconds: 200_000,
    onPeak: (bytes) => (peak = bytes),
  });
  expect(upload).toMatchObject({ isAccepted: true, width: side, height: side });
  expect(report.measures?.width).toBe(side);
  expect(peak).toBeLessThan(600 * MEBIBYTE);
});

test.each([
  [null],
  [{ upload: { isAccepted: false, steps: 1, reason: 'malformed', detail: '' }, peakBytes: 1 }],
  [{ upload: { isAccepted: false, steps: 1, reason: 'malformed', detail: '' }, peakBytes: 1, report: { findings: 5 } }],
])('%j is no report', (answer) => {
  expect(isCheckedUpload(answer)).toBe(false);
});
