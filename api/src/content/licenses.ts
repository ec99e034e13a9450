import { licenseName } from '@halfdrop/domain';
import { licensedFormats } from '../artwork/file-formats.ts';
import type { LicenseDto, LicenseUseDto } from './content.contract.ts';

/** Permissions of a kind of license, without its price. */
export type LicenseFacts = Omit<LicenseDto, 'surcharge'>;
/** A kind of license. */
export type LicenseKind = LicenseFacts['license'];

type Rules = Pick<LicenseFacts, 'allowsCommercialUse' | 'needsAttribution' | 'allowsProductsForResale'>;

const answerOf = (isAllowed: boolean, needsCredit = false): LicenseUseDto['answer'] => {
  if (!isAllowed) return 'no';
  return needsCredit ? 'yes_with_credit' : 'yes';
};

/** Answers common questions about use from a license's permissions. */
function usesOf({ allowsCommercialUse, needsAttribution, allowsProductsForResale }: Rules): LicenseUseDto[] {
  return [
    { name: 'Work for a client', answer: answerOf(allowsCommercialUse, needsAttribution) },
    { name: 'Wallpaper, fabric or gift wrap for sale', answer: answerOf(allowsProductsForResale) },
    { name: 'Goods printed on demand', answer: answerOf(allowsProductsForResale) },
    { name: 'A logo or trademark', answer: 'no' },
  ];
}

const keepsFiles = 'You may not resell, share or give away the files';
const sellsNoPattern = `${keepsFiles}, nor sell products whose value lies mainly in the pattern.`;

const kinds: ReadonlyArray<Omit<LicenseFacts, 'uses'>> = [
  {
    license: 'personal',
    name: licenseName('personal'),
    permits: 'You may use this pattern in personal projects only.',
    forbids: 'You may not use it commercially, nor resell, share or give away the files.',
    allowsCommercialUse: false,
    needsAttribution: false,
    allowsProductsForResale: false,
    formats: [...licensedFormats('personal')],
    availability: 'With the free downloads of an account.',
  },
  {
    license: 'standard',
    name: licenseName('standard'),
    permits:
      'You may use this pattern in personal and commercial projects, in print and on screen, with attribution to its designer through Halfdrop.',
    forbids: sellsNoPattern,
    allowsCommercialUse: true,
    needsAttribution: true,
    allowsProductsForResale: false,
    formats: [...licensedFormats('standard')],
    availability: 'With every pattern that has a price, and with the Starter plan.',
  },
  {
    license: 'commercial',
    name: licenseName('commercial'),
    permits: 'You may use this pattern in personal and commercial projects without attribution.',
    forbids: sellsNoPattern,
    allowsCommercialUse: true,
    needsAttribution: false,
    allowsProductsForResale: false,
    formats: [...licensedFormats('commercial')],
    availability: 'With the Membership and Pro plans.',
  },
  {
    license: 'extended',
    name: licenseName('extended'),
    permits:
      'You may use this pattern in personal and commercial projects without attribution, and on products for resale.',
    forbids: `${keepsFiles} themselves.`,
    allowsCommercialUse: true,
    needsAttribution: false,
    allowsProductsForResale: true,
    formats: [...licensedFormats('extended')],
    availability: 'With every pattern, for an addition to its price, and with the Elite plan.',
  },
];

/** The kinds of license, narrowest first: the single source for every statement about them. */
export const licenseTable: readonly LicenseFacts[] = kinds.map((kind) => ({ ...kind, uses: usesOf(kind) }));

/** Returns the permissions of one kind of license. */
export function licenseFacts(license: LicenseKind): LicenseFacts {
  const facts = licenseTable.find((row) => row.license === license);
  if (!facts) throw new RangeError(`There is no license ${license}`);
  return facts;
}
