import { isDrawn } from '../../intake/upload-result.ts';
import type { UploadFacts } from '../facts/upload-facts.ts';
import { PRINT_DPI, TILE_LIMITS } from '../limits.ts';
import { finding, type Finding } from './finding.ts';

const CENTIMETERS_PER_INCH = 2.54;

/** Returns the findings that follow from a file's facts alone. */
export function factsFindings(facts: UploadFacts): Finding[] {
  return [...sizeFindings(facts), ...colorFindings(facts), ...densityFindings(facts)];
}

function sizeFindings({ kind, bytes, size }: UploadFacts): Finding[] {
  const most = TILE_LIMITS.bytes;
  const found = bytes > most ? [finding('too-large', 'error', { bytes, most })] : [];
  if (size === null) return found;
  if (!isDrawn(kind)) return [...found, ...sideFindings(size)];
  return size.width === size.height ? found : [...found, finding('not-square', 'error', size)];
}

function sideFindings({ width, height }: NonNullable<UploadFacts['size']>): Finding[] {
  const { leastSide, mostSide } = TILE_LIMITS;
  const found: Finding[] = [];
  if (Math.max(width, height) > mostSide)
    found.push(finding('absurd-size', 'error', { width, height, most: mostSide }));
  if (Math.min(width, height) < leastSide)
    found.push(finding('too-small', 'error', { width, height, least: leastSide }));
  if (width !== height) found.push(finding('not-square', 'error', { width, height }));
  else if (width % 2 === 1) found.push(finding('odd-sides', 'error', { width }));
  return found;
}

function colorFindings(facts: UploadFacts): Finding[] {
  const { kind, bitDepth } = facts;
  if (isDrawn(kind)) return [];
  const found = profileFindings(facts);
  if (bitDepth > 8) found.push(finding('deep-color', 'note', { bits: bitDepth }));
  return found;
}

function profileFindings({ colorModel, profile }: UploadFacts): Finding[] {
  const isPress = colorModel === 'cmyk';
  if (profile === null) return [isPress ? finding('profile-missing', 'error') : finding('profile-assumed', 'note')];
  const wanted = colorModel === 'indexed' ? 'rgb' : colorModel;
  // A gray picture may carry the profile of the color space that it was saved from.
  const fits = profile.model === wanted || (wanted === 'grey' && profile.model === 'rgb');
  if (profile.space === 'broken' || !fits) return [finding('profile-broken', 'error')];
  if (isPress) return [finding('colors-converted', 'warning', { from: 'cmyk' })];
  if (profile.space === 'srgb' || colorModel === 'grey') return [];
  return [finding('colors-converted', 'note', { from: profile.space })];
}

function densityFindings({ size, dpi }: UploadFacts): Finding[] {
  if (size === null || dpi === null || Math.abs(dpi - PRINT_DPI) < 1) return [];
  const centimeters = Math.round((size.width / PRINT_DPI) * CENTIMETERS_PER_INCH * 10) / 10;
  return [finding('density', 'note', { dpi: Math.round(dpi), centimeters })];
}
