import { chakra } from '@chakra-ui/react';
import { repeatName } from '#lib/repeat-name.ts';
import type { FileFormat } from '#generated/types.ts';
import { brand } from '#lib/brand.ts';
import { LinkChip } from '#ui/Chip.tsx';
import type { ProductAsset } from './product-asset.ts';

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

const formatNames: Readonly<Record<FileFormat, string>> = {
  AI: 'AI',
  EPS: 'EPS',
  JPG: 'High-Res JPEG',
  PDF: 'PDF',
  PNG: 'PNG',
  PSD: 'Layered PSD',
  SVG: 'SVG',
};

type ProductFile = ProductAsset['files'][number];

function sizeWords(files: readonly ProductFile[]): string | null {
  const pixels = Math.max(0, ...files.map((file) => file.pixels ?? 0));
  return pixels === 0 ? null : `${pixels} x ${pixels} px at 300 dpi`;
}

/** What a buyer receives, and the pattern's tags. Everything is read from the files themselves. */
export function DetailLines({ asset: { description, files, repeat, licenseName, tags } }: { asset: ProductAsset }) {
  const size = sizeWords(files);
  return (
    <div>
      <chakra.p paddingBottom="5">{description}</chakra.p>
      <Lines>
        <div>
          <dt>Files</dt>
          <dd>{files.map(({ format }) => formatNames[format]).join(', ')}</dd>
        </div>
        {size === null ? null : (
          <div>
            <dt>Size</dt>
            <dd>{size}</dd>
          </div>
        )}
        <div>
          <dt>Repeat</dt>
          <dd>
            Seamless & Repeatable
            <chakra.span color="ink.muted"> ({repeatName(repeat)})</chakra.span>
          </dd>
        </div>
        <div>
          <dt>Licence</dt>
          <dd>{licenseName}</dd>
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
            <chakra.a href={`mailto:${brand.supportEmail}`} textDecoration="underline" textUnderlineOffset="3px">
              {brand.supportEmail}
            </chakra.a>
          </dd>
        </div>
      </Lines>
    </div>
  );
}
