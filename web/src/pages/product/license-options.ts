import type { Price } from '#lib/money.ts';

/** Licenses under which a single pattern is sold. */
export type ChosenLicense = 'STANDARD' | 'EXTENDED';

/** A license with its price. */
export interface LicenseOption {
  readonly value: ChosenLicense;
  readonly label: string;
  readonly about: string;
  /** Null if there is no price yet. */
  readonly price: Price | null;
}

interface Priced {
  readonly price: Price | null;
  readonly extendedPrice: Price | null;
  readonly isFree: boolean;
}

const standard = { value: 'STANDARD', label: 'Standard', about: 'Personal and commercial, with attribution' } as const;
const personal = { value: 'STANDARD', label: 'Personal', about: 'Personal use, PNG file' } as const;

/** Returns the licenses of a pattern, with what they allow. */
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

/** Returns a pattern's price under a license. */
export function priceOf(asset: Priced, license: ChosenLicense): Price | null {
  return license === 'EXTENDED' ? asset.extendedPrice : asset.price;
}

/** Returns whether a pattern is a free download under a license, and so cannot be bought. */
export function isFreeUnder({ isFree }: Pick<Priced, 'isFree'>, license: ChosenLicense): boolean {
  return isFree && license === 'STANDARD';
}
