import { previewAt } from '@halfdrop/domain';
import { Suspense, type MouseEvent } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { inPalette } from '#lib/recolored.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { BagIcon } from '#ui/icons.tsx';
import type { AddToBagButton_AssetFragment } from './AddToBagButton.fragment.generated.ts';
import type { LocalCartItem } from './local-cart.ts';
import { useCartActions } from './useCartActions.ts';
import { useCartContents } from './useCartContents.ts';
import { useSwatchFlight } from './useSwatchFlight.ts';

/** Motion is loaded when the user is about to add, not with the page. */
const loadSwatch = async () => (await import('./DroppingSwatch.tsx')).DroppingSwatch;
const DroppingSwatch = optionalPart(loadSwatch);
const prepareSwatch = () => void loadSwatch().catch(() => undefined);

type Asset = AddToBagButton_AssetFragment;
type License = LocalCartItem['license'];

function swatchOf({ previewBaseUrl }: Asset, palette: string | null): string {
  return inPalette(previewAt(previewBaseUrl, 320).url, palette);
}

function itemOf(asset: Asset, license: License, palette: string | null): LocalCartItem {
  const { id, slug, title, price, extendedPrice } = asset;
  const chosen = license === 'EXTENDED' ? extendedPrice : price;
  const previewImage = swatchOf(asset, palette);
  const item = { id, slug, title, price: chosen?.usd.minorUnits ?? null, previewImage, quantity: 1, license } as const;
  return palette === null ? item : { ...item, palette };
}

interface Situation {
  readonly isPriced: boolean;
  readonly isAdding: boolean;
  readonly isAdded: boolean;
  /** Which choice differs from the cart. */
  readonly change: 'licence' | 'colours' | null;
  readonly label: string;
}

function wordsFor({ isPriced, isAdding, isAdded, change, label }: Situation): string {
  if (!isPriced) return 'Price TBD';
  if (isAdding) return 'Adding...';
  if (isAdded) return 'Added to Bag';
  return change ? `Change ${change} in bag` : label;
}

interface Props extends Pick<ButtonProps, 'size' | 'width' | 'variant'> {
  readonly asset: Masked<Asset>;
  /** The license to buy. If omitted: standard, and a pattern in the cart under any license counts as added. */
  readonly license?: License;
  /** Slug of the palette to buy, or null for the original. If omitted: the original, and any counts as added. */
  readonly palette?: string | null;
  readonly label?: string;
  /** `titled` names the pattern in the toast, as in lists; `generic` is for the pattern's own page. */
  readonly announcement?: 'generic' | 'titled';
}

/**
 * Adds a pattern to the cart and animates its swatch into the bag icon. Disabled for patterns without a price.
 * As a dot it shows a bag icon.
 */
export function AddToBagButton({
  asset: masked,
  license,
  palette,
  label = 'Add to Bag',
  announcement = 'generic',
  ...look
}: Props) {
  const asset = readFragment<Asset>(masked);
  const { choiceOf } = useCartContents();
  const { add, isAdding } = useCartActions();
  const { flight, takeOff, land } = useSwatchFlight();

  const held = choiceOf(asset.id);
  const hasLicense = license === undefined || license === held?.license;
  const hasColors = palette === undefined || palette === held?.palette;
  const isAdded = held !== undefined && hasLicense && hasColors;
  const change = held ? (hasLicense ? 'colours' : 'licence') : null;
  const isPriced = asset.price !== null;
  const isDot = look.size === 'dot';
  const words = wordsFor({ isPriced, isAdding, isAdded, change, label });

  const addToBag = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const isDone = await add(itemOf(asset, license ?? 'STANDARD', palette ?? null), {
      isTitled: announcement === 'titled',
    });
    if (isDone) takeOff(currentTarget);
  };

  return (
    <>
      <Button
        {...look}
        onPointerEnter={prepareSwatch}
        onFocus={prepareSwatch}
        onClick={(event) => void addToBag(event)}
        disabled={isAdded || isAdding || !isPriced}
        {...(isDot && { 'aria-label': `${words}: ${asset.title}` })}
      >
        {isDot ? <BagIcon size={18} /> : words}
      </Button>
      {flight && (
        <Suspense fallback={null}>
          <DroppingSwatch
            flight={flight}
            picture={swatchOf(asset, palette ?? null)}
            color={asset.dominantColor}
            onLanded={land}
          />
        </Suspense>
      )}
    </>
  );
}
