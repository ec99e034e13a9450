import { chakra } from '@chakra-ui/react';
import { printedCm } from '@halfdrop/patterns/browser';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { premiumTerms } from '#lib/license-words.ts';
import { repeatName } from '#features/stage/repeat-name.ts';
import type { FileFormat } from '#generated/types.ts';
import { LinkChip } from '#ui/Chip.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { LicenseUsesSkeleton } from './LicenseUsesSkeleton.tsx';
import type { ProductAsset } from './product-asset.ts';

const LicenseUses = lazy(async () => ({ default: (await import('./LicenseUses.tsx')).LicenseUses }));

const Lines = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '96px 1fr',
      gap: '4',
      paddingBlock: '3.5',
      borderTop: '1px solid',
      borderColor: 'line',
      fontSize: '15px',
    },
    '& dt': { color: 'ink.muted' },
    '& dd': { margin: '0' },
  },
});

/** All formats but those listed first. */
const otherFormats: readonly FileFormat[] = ['PNG', 'TIFF', 'SVG', 'PDF', 'EPS', 'AI'];

/** Print resolution of the bitmaps. */
const DPI = 300;

type ProductFile = ProductAsset['files'][number];

/** Lists the formats in the download: the two most used first, then the others. */
function fileWords(files: readonly ProductFile[]): string {
  const has = (wanted: FileFormat) => files.some(({ format }) => format === wanted);
  const first = [has('PSD') ? 'Layered PSD' : '', has('JPG') ? 'High-Res JPEG' : ''].filter(Boolean).join(' and ');
  return [first, otherFormats.filter(has).join(', ')].filter(Boolean).join('; ');
}

/** Formats the size of a block of tiles, in pixels and in print. */
function sizeWords(pixels: number, { columns, rows }: { readonly columns: number; readonly rows: number }): string {
  const [width, height] = [columns * pixels, rows * pixels];
  const cm = (length: number) => printedCm(length, DPI).toFixed(1);
  return `${width} x ${height} px at ${DPI} dpi, ${cm(width)} x ${cm(height)} cm`;
}

/** Size of one repeat, and of the straight unit if different. */
function Sizes({ asset: { files, straightUnit } }: { asset: ProductAsset }) {
  const pixels = Math.max(0, ...files.map((file) => file.pixels ?? 0));
  if (pixels === 0) return null;
  return (
    <>
      <div>
        <dt>Size</dt>
        <dd>
          {sizeWords(pixels, { columns: 1, rows: 1 })}
          {straightUnit ? <chakra.span color="ink.muted"> (one repeat)</chakra.span> : null}
        </dd>
      </div>
      {straightUnit ? (
        <div>
          <dt>Straight</dt>
          <dd>
            {sizeWords(pixels, straightUnit)}
            <chakra.span display="block" color="ink.muted" fontSize="14px">
              For programs that fill in a straight grid: PNG, JPG, SVG and PDF hold this rectangle as well.
            </chakra.span>
          </dd>
        </div>
      ) : null}
    </>
  );
}

/** Shown only if the tile itself passed the seam check. */
function Verified() {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      marginInlineStart="2"
      color="success"
      fontWeight="semibold"
    >
      <CheckIcon size={16} />
      verified
    </chakra.span>
  );
}

/** What a buyer receives, as read from the files, and the pattern's tags. */
export function DetailLines({ asset }: { asset: ProductAsset }) {
  const { description, files, repeat, isPremium, isSeamVerified, licenseName, licenseTypes, tags } = asset;
  return (
    <div>
      <chakra.p paddingBottom="5">{description}</chakra.p>
      <Lines>
        <div>
          <dt>Files</dt>
          <dd>{fileWords(files)}</dd>
        </div>
        <Sizes asset={asset} />
        <div>
          <dt>Repeat</dt>
          <dd>
            Seamless & Repeatable
            <chakra.span color="ink.muted"> ({repeatName(repeat)})</chakra.span>
            {isSeamVerified ? <Verified /> : null}
          </dd>
        </div>
        <div>
          <dt>Licence</dt>
          <dd>
            {licenseName}
            {isPremium ? (
              <chakra.span display="block" color="ink.muted">
                {premiumTerms}
              </chakra.span>
            ) : null}
          </dd>
          <chakra.dd gridColumn="1 / -1">
            <Suspense fallback={<LicenseUsesSkeleton />}>
              <LicenseUses licenseTypes={licenseTypes} />
            </Suspense>
          </chakra.dd>
        </div>
        <div>
          <dt>Tags</dt>
          <chakra.dd display="flex" flexWrap="wrap" gap="2">
            {tags.map((tag) => (
              <LinkChip key={tag} to={`/products?${new URLSearchParams({ tags: tag }).toString()}`}>
                {tag}
              </LinkChip>
            ))}
          </chakra.dd>
        </div>
        <div>
          <dt>Need help?</dt>
          <dd>
            <chakra.span textDecoration="underline" textUnderlineOffset="3px">
              <Link to="/help">Visit the Help Center</Link>
            </chakra.span>
          </dd>
        </div>
      </Lines>
    </div>
  );
}
