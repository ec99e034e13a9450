import { licenseName, previewAt } from '@halfdrop/domain';
import type { LicenseType } from '#generated/types.ts';
import type { CartLine_ItemFragment } from './CartLine.fragment.generated.ts';
import type { LocalCartItem } from './local-cart.ts';

/** Returns whether the line's license is already owned, so that nothing is due. */
export function isLineOwned({ asset, price }: CartLine_ItemFragment): boolean {
  return asset.viewerHasLicense === true && price?.usd.minorUnits === 0;
}

/** Converts a line to a local cart item. */
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

/** Describes the licenses of all lines: `Standard license`, or counts per license if they differ. */
export function licenseWords(items: ReadonlyArray<{ readonly license: LicenseType }>): string {
  const licenses = items.map(({ license }) => license);
  const [only, ...others] = new Set(licenses);
  if (only && others.length === 0) return licenseName(only);
  const countOf = (wanted: LicenseType) => licenses.filter((license) => license === wanted).length;
  return [...new Set(licenses)].map((license) => `${licenseName(license)} (${countOf(license)})`).join(', ');
}
