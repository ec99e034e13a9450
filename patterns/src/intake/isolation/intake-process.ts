import sharp from 'sharp';
import type { PreflightClaim } from '../../preflight/preflight.ts';
import { inspectUpload, normalizeRaster } from '../inspect-upload.ts';
import type { IntakeLimits } from '../limits.ts';
import { preflightUpload } from '../preflight-upload.ts';
import type { RefusedUpload } from '../upload-result.ts';
import { framed, unframed } from './frames.ts';

/** The task given to this process. */
export interface IntakeTask {
  readonly wants: 'result' | 'pixels' | 'preflight';
  /** The claim about the tile to run preflight on; a plain block by default. */
  readonly claim?: PreflightClaim;
  readonly limits: Partial<IntakeLimits>;
  /** Resident memory at which this process ends itself. */
  readonly residentBytes: number;
}

const WATCH_MILLISECONDS = 20;
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Tiff', 'Svg'];

/** Restricts libvips to the decoders this process needs. */
function allowNeededLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
  sharp.concurrency(1);
  sharp.cache(false);
}

/**
 * Terminates this process once it uses too much memory. A regular exit would wait for the decoder responsible; the
 * timer itself still runs, because decoders work on their own threads. Returns a function that returns the observed
 * peak: the system's counter for a process starts at the memory of its parent.
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

/** Refuses a file on which the inspection failed unexpectedly; the error goes to the operator. */
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
