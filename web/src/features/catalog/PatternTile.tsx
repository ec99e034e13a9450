import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#ui/Badge.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { PatternPicture } from './PatternPicture.tsx';
import type { PatternTile_AssetFragment } from './PatternTile.fragment.generated.ts';

const ZoomOut = lazy(async () => ({ default: (await import('./ZoomOut.tsx')).ZoomOut }));

/** One pattern of a list. */
export interface PatternTileProps {
  readonly asset: PatternTile_AssetFragment;
  readonly sizes: string;
  readonly isPriority?: boolean;
  /** Level of the title's heading: 3 under a section's heading. */
  readonly headingLevel?: 2 | 3;
  /** Buttons on the picture; they appear under the pointer or focus, and stay on touch screens. */
  readonly actions?: ReactNode;
  /** More facts, for the list view. */
  readonly details?: ReactNode;
}

function badgeOf({ isFree, isPremium, isNew }: PatternTile_AssetFragment): string | null {
  if (isFree) return 'Free';
  if (isPremium) return 'Premium';
  return isNew ? 'New' : null;
}

/** A pattern with its studio and price; leads to its page. Under the pointer or focus it zooms out to its repeat. */
export function PatternTile({ asset, sizes, isPriority, headingLevel = 2, actions, details }: PatternTileProps) {
  const image = useRef<HTMLImageElement>(null);
  const [source, setSource] = useState('');
  const [isOut, setOut] = useState(false);
  const Title = `h${headingLevel}` as const;
  const badge = badgeOf(asset);

  const zoomOut = () => {
    if (image.current?.complete) setSource(image.current.currentSrc);
    setOut(true);
  };
  const zoomIn = () => setOut(false);

  return (
    <article className="tile" onPointerEnter={zoomOut} onPointerLeave={zoomIn} onFocus={zoomOut} onBlur={zoomIn}>
      <div className="tile-picture">
        <PatternPicture asset={asset} sizes={sizes} isPriority={isPriority ?? false} imageRef={image} />
        {source ? (
          <Suspense fallback={null}>
            <ZoomOut source={source} isOut={isOut} />
          </Suspense>
        ) : null}
        {badge === null ? null : (
          <span className="tile-badge">
            <Badge tone="card">{badge}</Badge>
          </span>
        )}
      </div>
      <div className="tile-meta">
        <div className="tile-words">
          <Title className="tile-title">
            <Link to={`/product/${asset.slug}`}>{asset.title}</Link>
          </Title>
          <p className="tile-studio">{asset.designer.name}</p>
          {details}
        </div>
        <PriceText price={asset.price} lead="USD" />
      </div>
      {actions ? <div className="tile-actions">{actions}</div> : null}
    </article>
  );
}
