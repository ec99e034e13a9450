import { type ReactNode, Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { Badge } from '#ui/Badge.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { EarlyMark } from './EarlyMark.tsx';
import { PatternPicture } from './PatternPicture.tsx';
import type { PatternTile_AssetFragment } from './PatternTile.fragment.generated.ts';
import { useZoomOut } from './useZoomOut.ts';

/** Rarely shown. */
const TimeLeft = optionalPart(async () => (await import('./TimeLeft.tsx')).TimeLeft);
const ZoomOut = optionalPart(async () => (await import('./ZoomOut.tsx')).ZoomOut);

/** Props of a pattern's tile. */
export interface PatternTileProps {
  readonly asset: Masked<PatternTile_AssetFragment>;
  readonly sizes: string;
  readonly isPriority?: boolean;
  /** Heading level of the title: 3 below a section heading. */
  readonly headingLevel?: 2 | 3;
  /** Buttons on the picture; shown on hover or focus, always on touch screens. */
  readonly actions?: ReactNode;
  /** Additional badge on the picture. */
  readonly mark?: ReactNode;
  /** Additional facts, for the list view. */
  readonly details?: ReactNode;
}

const signalNames = { HOT: 'Hot', TRENDING: 'Trending', POPULAR: 'Popular' } as const;

/** Returns the popularity badge, else whether it is new; null if neither. */
function signalOf({ badge, isNew }: PatternTile_AssetFragment): string | null {
  if (badge) return signalNames[badge];
  return isNew ? 'New' : null;
}

/** Remaining time of a limited edition, else free or premium. */
function TileKind({ asset: { endsAt, isFree, isPremium } }: { asset: PatternTile_AssetFragment }) {
  if (endsAt) {
    return (
      <Badge tone="card">
        <Suspense fallback={null}>
          <TimeLeft endsAt={endsAt} />
        </Suspense>
      </Badge>
    );
  }
  if (isFree) return <Badge tone="card">Free</Badge>;
  return isPremium ? <Badge tone="card">Premium</Badge> : null;
}

/** A pattern with its studio and price; links to its page. On hover or focus it zooms out to its repeat. */
export function PatternTile({ asset: masked, headingLevel = 2, actions, mark, details, ...look }: PatternTileProps) {
  const asset = readFragment<PatternTile_AssetFragment>(masked);
  const image = useRef<HTMLImageElement>(null);
  const { picture, isOut, zoomOut, zoomIn } = useZoomOut(asset, image);
  const Title = `h${headingLevel}` as const;
  const signal = signalOf(asset);

  return (
    <article className="tile" onPointerEnter={zoomOut} onPointerLeave={zoomIn} onFocus={zoomOut} onBlur={zoomIn}>
      <div className="tile-picture">
        <PatternPicture {...look} asset={asset} imageRef={image} />
        {picture ? (
          <Suspense fallback={null}>
            <ZoomOut picture={picture} isOut={isOut} />
          </Suspense>
        ) : null}
        <span className="tile-badge">
          {mark}
          <EarlyMark opensAt={asset.opensAt} />
          <TileKind asset={asset} />
          {signal === null ? null : <Badge tone="card">{signal}</Badge>}
        </span>
      </div>
      <div className="tile-meta">
        <div className="tile-words">
          <Title className="tile-title">
            <Link to={`/product/${asset.slug}`}>{asset.title}</Link>
          </Title>
          <p className="tile-studio">{asset.designer?.name}</p>
          {details}
        </div>
        <PriceText price={asset.price} original={asset.originalPrice} />
      </div>
      {actions ? <div className="tile-actions">{actions}</div> : null}
    </article>
  );
}
