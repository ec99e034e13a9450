import type { FileForm, RepeatLayout } from '@halfdrop/patterns';
import type { FileFormat } from '../artwork/file-formats.ts';

/** Windows takes these for devices, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Words safe in the name of a file on every system, joined by underscores. */
export function safeName(words: string): string {
  const safe = words
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  if (safe === '') return 'pattern';
  return DEVICE.test(safe) ? `${safe}_pattern` : safe.slice(0, 100);
}

/** The name of a production file in a zip; where there are straight repeats as well, it says which one it is. */
export function fileName(
  baseName: string,
  { format, form }: { readonly format: FileFormat; readonly form: FileForm },
  layout: RepeatLayout,
): string {
  return layout === 'block' ? `${baseName}.${format}` : `${baseName}-${form}.${format}`;
}
