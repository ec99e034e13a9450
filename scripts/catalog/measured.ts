import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkSeam,
  measure,
  patternSvg,
  readPicture,
  type Measures,
  type RepeatLayout,
  type SeamResult,
} from '@halfdrop/patterns';
import type { PlannedAsset } from './plan.ts';

const CACHE = 'node_modules/.cache/catalogue';

/** The measurements stored in the catalog file. */
export interface Measured extends Measures {
  readonly seam: { readonly result: SeamResult; readonly score: number };
}

/** Measures a pattern, or returns the cached result of an earlier run for the same drawing and code. */
export async function measured(spec: PlannedAsset['spec']): Promise<Measured> {
  const svg = patternSvg(spec);
  const measures = await remembered(['measure', 'likeness'], spec.repeat + svg, () => measure(spec));
  const seam = await remembered(['seam'], spec.repeat + svg, () => seamOf(svg, spec.repeat));
  return { ...measures, seam };
}

async function seamOf(svg: string, layout: RepeatLayout): Promise<Measured['seam']> {
  const { result, score } = checkSeam(await readPicture(Buffer.from(svg)), layout);
  return { result, score: Math.round(score * 1000) / 1000 };
}

/** Returns a cached result about a drawing, keyed by the drawing and the source of the folders that compute it. */
async function remembered<Answer>(
  folders: readonly string[],
  drawing: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const key = createHash('sha256').update(folders.map(versionOf).join('')).update(drawing).digest('hex');
  const file = path.join(CACHE, `${key}.json`);
  if (existsSync(file)) {
    const kept: Answer = JSON.parse(readFileSync(file, 'utf8'));
    return kept;
  }
  const answer = await ask();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(answer));
  renameSync(`${file}.part`, file);
  return answer;
}

const versions = new Map<string, string>();

function versionOf(folder: string): string {
  const known = versions.get(folder);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  const parent = path.join('patterns/src', folder);
  const sources = readdirSync(parent).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of sources.toSorted()) hash.update(readFileSync(path.join(parent, name)));
  const version = hash.digest('hex');
  versions.set(folder, version);
  return version;
}
