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

/** Few patterns leave the shop on a day. */
const TimeLeft = optionalPart(async () => (await import('./TimeLeft.tsx')).TimeLeft);
const ZoomOut = optionalPart(async () => (await import('./ZoomOut.tsx')).ZoomOut);

/** One pattern of a list. */
export interface PatternTileProps {
  readonly asset: Masked<PatternTile_AssetFragment>;
  readonly sizes: string;
  readonly isPriority?: boolean;
  /** Level of the title's heading: 3 under a section's heading. */
  readonly headingLevel?: 2 | 3;
  /** Buttons on the picture; they appear under the pointer or focus, and stay on touch screens. */
  readonly actions?: ReactNode;
  /** A further badge on the picture. */
  readonly mark?: ReactNode;
  /** More facts, for the list view. */
  readonly details?: ReactNode;
}

const signalNames = { HOT: 'Hot', TRENDING: 'Trending', POPULAR: 'Popular' } as const;

/** What downloads say of a pattern, else that it is new; null when there is nothing to say. */
function signalOf({ badge, isNew }: PatternTile_AssetFragment): string | null {
  if (badge) return signalNames[badge];
  return isNew ? 'New' : null;
}

/** How long it stays, or else of which kind it is. */
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

/** A pattern with its studio and price; leads to its page. Under the pointer or focus it zooms out to its repeat. */
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
