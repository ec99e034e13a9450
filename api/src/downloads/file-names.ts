import type { FileForm, RepeatLayout } from '@halfdrop/patterns';
import type { FileFormat } from '../artwork/file-formats.ts';

/** Names that Windows reserves for devices, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Converts text to a file name that is safe on every system, joined by underscores. */
export function safeName(words: string): string {
  const safe = words
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  if (safe === '') return 'pattern';
  return DEVICE.test(safe) ? `${safe}_pattern` : safe.slice(0, 100);
}

/** Returns the name of a production file in a zip, including its form if there are straight repeats as well. */
export function fileName(
  baseName: string,
  { format, form }: { readonly format: FileFormat; readonly form: FileForm },
  layout: RepeatLayout,
): string {
  return layout === 'block' ? `${baseName}.${format}` : `${baseName}-${form}.${format}`;
}
