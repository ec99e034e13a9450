import type { License } from '@halfdrop/domain';
import { PATTERN_FORMATS, PRODUCTION_FORMATS, type ProductionFormat } from '@halfdrop/patterns';

/** Formats a pattern is delivered in, in the order they are shown. */
export const FILE_FORMATS = PRODUCTION_FORMATS;
/** A format a pattern is delivered in. */
export type FileFormat = ProductionFormat;

/**
 * The formats a license holds of those that a pattern has; of a drawn one when left out. The personal license, under which
 * free patterns come, holds the PNG alone.
 */
export function licensedFormats(
  license: License,
  formats: readonly FileFormat[] = PATTERN_FORMATS,
): readonly FileFormat[] {
  return license === 'personal' ? ['png'] : formats;
}
