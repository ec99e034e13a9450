import sharp from 'sharp';
import type { PreflightClaim } from '../../preflight/preflight.ts';
import { inspectUpload, normalizeRaster } from '../inspect-upload.ts';
import type { IntakeLimits } from '../limits.ts';
import { preflightUpload } from '../preflight-upload.ts';
import type { RefusedUpload } from '../upload-result.ts';
import { framed, unframed } from './frames.ts';

/** What this process is asked. */
export interface IntakeTask {
  readonly wants: 'result' | 'pixels' | 'preflight';
  /** What is said of the tile that preflight is wanted of; a plain block when left out. */
  readonly claim?: PreflightClaim;
  readonly limits: Partial<IntakeLimits>;
  /** Resident memory at which this process ends itself. */
  readonly residentBytes: number;
}

const WATCH_MILLISECONDS = 20;
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Tiff', 'Svg'];

/** The only decoders of libvips that this process may use. */
function allowNeededLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
  sharp.concurrency(1);
  sharp.cache(false);
}

/**
 * Ends this process for good once it takes too much memory. A regular exit would wait for the decoder that takes it; the
 * watch itself runs, because decoders work on threads of their own. Answers how to learn the most that was seen: what the
 * system counts for a process begins with the memory of the one that started it.
 */
function watchMemory(residentBytes: number): () => number {
  let peak = 0;
  const check = (): void => {
    peak = Math.max(peak, process.memoryUsage.rss());
    if (peak > residentBytes) process.kill(process.pid, 'SIGKILL');
  };
  check();
  setInterval(check, WATCH_MILLISECONDS).unref();
  return () => {
    check();
    return peak;
  };
}

function isTask(facts: unknown): facts is IntakeTask {
  if (typeof facts !== 'object' || facts === null) return false;
  const { wants, limits, residentBytes }: Partial<Record<string, unknown>> = { ...facts };
  const isKnown = wants === 'result' || wants === 'pixels' || wants === 'preflight';
  const areNumbers = Object.values(limits ?? {}).every((limit) => typeof limit === 'number');
  return isKnown && typeof limits === 'object' && limits !== null && areNumbers && typeof residentBytes === 'number';
}

async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function answer(input: Buffer): Promise<Buffer[]> {
  const { facts, bytes } = unframed(input);
  if (!isTask(facts)) throw new Error('The intake process was asked nothing it knows');
  const { wants, limits, residentBytes, claim = { layout: 'block' } } = facts;
  const peakOf = watchMemory(residentBytes);
  allowNeededLoaders();
  if (wants === 'result') return framed(await inspectUpload(bytes, limits), new Uint8Array());
  if (wants === 'preflight') {
    const { upload, report, small } = await preflightUpload(bytes, claim, limits);
    return framed({ upload, report, peakBytes: peakOf() }, small?.pixels ?? new Uint8Array());
  }
  const found = await normalizeRaster(bytes, limits);
  if (!found.isAccepted) return framed(found, new Uint8Array());
  const { picture, ...result } = found;
  return framed(result, picture.pixels);
}

/** A file on which the inspection fails in a way that nobody foresaw is refused too; the error goes to the operator. */
function crashed(error: unknown): Buffer[] {
  console.error(error);
  const result: RefusedUpload = {
    isAccepted: false,
    reason: 'crashed',
    detail: 'The file can not be read.',
    steps: 0,
  };
  return framed(result, new Uint8Array());
}

void readInput()
  .then(answer)
  .catch(crashed)
  .then((parts) => parts.forEach((part) => process.stdout.write(part)));
