import { publicAssetId } from '@halfdrop/domain';
import type { AssetDto, AssetTileDto } from '../catalog/catalog.contract.ts';
import type { CatalogSearch } from './catalog-search.ts';

const MAX_SUGGESTIONS = 5;
const MIN_SUGGESTED_LENGTH = 2;

/** Digits the way people type a SKU: with or without the prefix, spaces and dashes. */
const DIGITS_ONLY = /^(?:hd)?[\s-]*(?=\d)[\d\s-]+$/i;
const MAX_DIGITS = 8;

/** A suggestion and its label. */
interface Suggested {
  readonly ids: readonly string[];
  readonly labelOf: (asset: AssetTileDto | AssetDto) => string;
}

const titleOf: Suggested['labelOf'] = ({ title }) => title;
const skuOf: Suggested['labelOf'] = ({ skuId }) => `Asset ID: ${publicAssetId(skuId)}`;

/** Returns suggestions for the text typed so far; none for a single character. */
export async function suggested(
  { catalogSearch }: { readonly catalogSearch: CatalogSearch },
  typed: string,
  signal?: AbortSignal,
): Promise<Suggested> {
  if (typed.length < MIN_SUGGESTED_LENGTH) return { ids: [], labelOf: titleOf };
  if (!DIGITS_ONLY.test(typed)) {
    return { ids: await catalogSearch.suggestByText(typed, MAX_SUGGESTIONS, signal), labelOf: titleOf };
  }
  const digits = typed.replaceAll(/\D/g, '');
  const ids = digits.length > MAX_DIGITS ? [] : await catalogSearch.suggestByDigits(digits, MAX_SUGGESTIONS, signal);
  return { ids, labelOf: skuOf };
}
