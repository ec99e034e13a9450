import type { Price } from '#lib/money.ts';

/** The licenses a single pattern is sold under. */
export type ChosenLicense = 'STANDARD' | 'EXTENDED';

/** One license with its price. */
export interface LicenseOption {
  readonly value: ChosenLicense;
  readonly label: string;
  readonly about: string;
  /** Null while there is no price. */
  readonly price: Price | null;
}

interface Priced {
  readonly price: Price | null;
  readonly extendedPrice: Price | null;
  readonly isFree: boolean;
}

const standard = { value: 'STANDARD', label: 'Standard', about: 'Personal and commercial, with attribution' } as const;
const personal = { value: 'STANDARD', label: 'Personal', about: 'Personal use, PNG file' } as const;

/** The licenses of a pattern, with what they allow. */
export function licenseOptions({ price, extendedPrice, isFree }: Priced): readonly LicenseOption[] {
  return [
    { ...(isFree ? personal : standard), price },
    {
      value: 'EXTENDED',
      label: 'Extended',
      about: 'Full commercial, resale products, no attribution',
      price: extendedPrice,
    },
  ];
}

/** What a pattern costs under a license. */
export function priceOf(asset: Priced, license: ChosenLicense): Price | null {
  return license === 'EXTENDED' ? asset.extendedPrice : asset.price;
}

/** Whether a pattern is downloaded for nothing under a license, and so is not bought. */
export function isFreeUnder({ isFree }: Pick<Priced, 'isFree'>, license: ChosenLicense): boolean {
  return isFree && license === 'STANDARD';
}
