import type { FileFormat } from '../artwork/file-formats.ts';
import type { PaletteDto } from '../catalog/palettes.contract.ts';
import { invalidField } from '../platform/http/problem.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import { safeName } from './file-names.ts';

/** Which files a link gives. */
export interface LinkRequest {
  readonly formats?: readonly FileFormat[] | undefined;
  /** Slug; the palette it was acquired in when left out. */
  readonly palette?: string | undefined;
}

/** The formats someone asked for, in the order they lie in the zip. @throws validation_failed */
export function wantedFormats({ formats: given }: EntitlementRow, asked?: readonly FileFormat[]): FileFormat[] {
  const missing = asked?.find((format) => !given.includes(format));
  if (missing !== undefined) {
    throw invalidField('formats', `Your licence comes without ${missing.toUpperCase()} files.`);
  }
  return given.filter((format) => !asked || asked.includes(format));
}

/** `Rose_Garden.zip`, `Rose_Garden_Delft.zip` in other colors, `Rose_Garden_PNG.zip` with less than the license gives. */
export function zipNameOf(
  { title, formats: given }: EntitlementRow,
  formats: readonly FileFormat[],
  palette: PaletteDto | null,
): string {
  const colors = palette ? ` ${palette.name}` : '';
  const some = formats.length < given.length ? ` ${formats.join(' ').toUpperCase()}` : '';
  return `${safeName(`${title}${colors}${some}`)}.zip`;
}
