import { licenseName, previewAt } from '@halfdrop/domain';
import type { LicenseType } from '#generated/types.ts';
import type { CartLine_ItemFragment } from './CartLine.fragment.generated.ts';
import type { LocalCartItem } from './local-cart.ts';

/** Whether the license in a line is held already, so that there is nothing to pay. */
export function isLineOwned({ asset, price }: CartLine_ItemFragment): boolean {
  return asset.viewerHasLicense === true && price?.usd.minorUnits === 0;
}

/** A line as it is put into a bag. */
export function localItemOf({ asset, license, palette, price }: CartLine_ItemFragment): LocalCartItem {
  return {
    id: asset.id,
    slug: asset.slug,
    title: asset.title,
    price: price?.usd.minorUnits ?? null,
    previewImage: previewAt(asset.previewBaseUrl, 320).url,
    quantity: 1,
    license: license === 'EXTENDED' ? 'EXTENDED' : 'STANDARD',
    palette: palette?.slug,
  };
}

/** The licenses of all lines in words: `Standard license`, or how many of each where they differ. */
export function licenseWords(items: ReadonlyArray<{ readonly license: LicenseType }>): string {
  const licenses = items.map(({ license }) => license);
  const [only, ...others] = new Set(licenses);
  if (only && others.length === 0) return licenseName(only);
  const countOf = (wanted: LicenseType) => licenses.filter((license) => license === wanted).length;
  return [...new Set(licenses)].map((license) => `${licenseName(license)} (${countOf(license)})`).join(', ');
}
