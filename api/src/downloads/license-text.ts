import type { LicenseStamp } from '@halfdrop/patterns';
import { paletteOf } from '../catalog/palettes.ts';
import { licenseFacts } from '../content/licenses.ts';
import type { EntitlementRow } from './downloads.repository.ts';

const LINE_LENGTH = 110;

/** Returns the license stamp that every file contains. */
export function licenseStamp({ holder_name, license_number, license }: EntitlementRow): LicenseStamp {
  const { name } = licenseFacts(license);
  return { licensee: holder_name, number: license_number, terms: `Halfdrop ${name.toLowerCase()}` };
}

/** Returns the license text in the zip. The same entitlement and files always produce the same text. */
export function licenseText(
  entitlement: EntitlementRow,
  {
    assetId,
    verifyUrl,
    publicUrl,
    filesIn,
  }: {
    readonly assetId: string;
    readonly verifyUrl: string;
    readonly publicUrl: string;
    /** Colors of the accompanying files. */
    readonly filesIn: string;
  },
): string {
  const { name, permits, forbids } = licenseFacts(entitlement.license);
  const lines = [
    'HALFDROP LICENCE',
    '',
    `Licence number: ${entitlement.license_number}`,
    `Holder:         ${entitlement.holder_name}`,
    `Pattern:        ${entitlement.title}`,
    `Asset ID:       ${assetId}`,
    `Colours:        ${colorsOf(entitlement)}, and every other palette the shop offers for it`,
    `These files:    ${filesIn}`,
    `Acquired:       ${entitlement.acquired_at.toISOString().slice(0, 10)}`,
    `Verify it at:   ${verifyUrl}`,
    ...termsLine(entitlement.license_terms_version, publicUrl),
    '',
    name.toUpperCase(),
    ...wrapped(permits),
    ...wrapped(forbids),
    '',
    'The licence does not end. The design itself remains the property of its designer.',
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the colors a license was acquired in. */
export function colorsOf({ palette }: Pick<EntitlementRow, 'palette'>): string {
  return palette === null ? 'as drawn' : (paletteOf(palette)?.name ?? palette);
}

/** States which version of the full terms applies, and its permanent URL. */
function termsLine(version: number | null, publicUrl: string): string[] {
  return version === null ? [] : [`Full terms:     version ${version}, ${publicUrl}/license-terms?version=${version}`];
}

function wrapped(sentence: string): string[] {
  return sentence.match(new RegExp(`.{1,${LINE_LENGTH}}(?:\\s|$)`, 'g'))?.map((line) => line.trimEnd()) ?? [];
}
