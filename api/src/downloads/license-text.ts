import type { Licence } from '@halfdrop/patterns';
import type { EntitlementRow } from './downloads.repository.ts';

const terms: Record<EntitlementRow['license'], readonly string[]> = {
  standard: [
    'STANDARD LICENCE',
    'You may use this pattern in personal and commercial projects, in print and on screen,',
    'with attribution to its designer through Halfdrop.',
    'You may not resell, share or give away the files, nor sell products whose value lies mainly in the pattern.',
  ],
  extended: [
    'EXTENDED LICENCE',
    'You may use this pattern in personal and commercial projects without attribution, and on products for resale.',
    'You may not resell, share or give away the files themselves.',
  ],
  commercial: [
    'COMMERCIAL LICENCE',
    'You may use this pattern in personal and commercial projects without attribution.',
    'You may not resell, share or give away the files, nor sell products whose value lies mainly in the pattern.',
  ],
  personal: [
    'PERSONAL LICENCE',
    'You may use this pattern in personal projects only.',
    'You may not use it commercially, nor resell, share or give away the files.',
  ],
};

/** The licence as every file names it. */
export function licenceStamp({ holder_name, license_number, license }: EntitlementRow): Licence {
  const [name = ''] = terms[license];
  return { licensee: holder_name, number: license_number, terms: `Halfdrop ${name.toLowerCase()}` };
}

/** The licence that lies beside the files. The same entitlement always gives the same text. */
export function licenseText(entitlement: EntitlementRow, assetId: string): string {
  const lines = [
    'HALFDROP LICENCE CERTIFICATE',
    '',
    `Licence number: ${entitlement.license_number}`,
    `Holder:         ${entitlement.holder_name}`,
    `Pattern:        ${entitlement.title}`,
    `Asset ID:       ${assetId}`,
    `Acquired:       ${entitlement.acquired_at.toISOString().slice(0, 10)}`,
    '',
    ...terms[entitlement.license],
    '',
    'The licence does not end. The design itself remains the property of its designer.',
  ];
  return `${lines.join('\n')}\n`;
}
