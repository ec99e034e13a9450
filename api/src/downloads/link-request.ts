import type { FileFormat } from '../artwork/file-formats.ts';
import type { PaletteDto } from '../catalog/palettes.contract.ts';
import { invalidField } from '../platform/http/problem.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import { safeName } from './file-names.ts';

/** Files requested for a link. */
export interface LinkRequest {
  readonly formats?: readonly FileFormat[] | undefined;
  /** Slug; by default the palette it was acquired in. */
  readonly palette?: string | undefined;
}

/** Returns the requested formats in zip order. @throws validation_failed */
export function wantedFormats({ formats: given }: EntitlementRow, asked?: readonly FileFormat[]): FileFormat[] {
  const missing = asked?.find((format) => !given.includes(format));
  if (missing !== undefined) {
    throw invalidField('formats', `Your licence comes without ${missing.toUpperCase()} files.`);
  }
  return given.filter((format) => !asked || asked.includes(format));
}

/**
 * Returns the name of a zip: `Rose_Garden.zip`, `Rose_Garden_Delft.zip` in other colors, `Rose_Garden_PNG.zip` with
 * some of the formats.
 */
export function zipNameOf(
  { title, formats: given }: EntitlementRow,
  formats: readonly FileFormat[],
  palette: PaletteDto | null,
): string {
  const colors = palette ? ` ${palette.name}` : '';
  const some = formats.length < given.length ? ` ${formats.join(' ').toUpperCase()}` : '';
  return `${safeName(`${title}${colors}${some}`)}.zip`;
}
