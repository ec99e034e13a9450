import type { License } from '@halfdrop/domain';
import { PATTERN_FORMATS, PRODUCTION_FORMATS, type ProductionFormat } from '@halfdrop/patterns';

/** Formats a pattern is delivered in, in display order. */
export const FILE_FORMATS = PRODUCTION_FORMATS;
/** A format a pattern is delivered in. */
export type FileFormat = ProductionFormat;

/**
 * Returns the formats a license includes of those a pattern has, by default those of a drawn pattern. The personal
 * license, used for free patterns, includes only PNG.
 */
export function licensedFormats(
  license: License,
  formats: readonly FileFormat[] = PATTERN_FORMATS,
): readonly FileFormat[] {
  return license === 'personal' ? ['png'] : formats;
}
