import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#lib/session.ts';
import { useIsBefore } from '#lib/useIsBefore.ts';
import { Button, type ButtonProps, LinkButton } from '#ui/Button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { OwnedDownloadButton, PlanDownloadButton } from './download-buttons.ts';
import { EarlyOffer } from './EarlyOffer.tsx';
import type { OfferProps } from './MemberOffer.tsx';
import type { Offer, OfferedAsset } from './useOffer.ts';
import { downloadWhenSignedIn } from './when-signed-in.ts';

/** How a button on a tile looks: as wide as the picture allows, or a dot with its icon. */
type TileButtonLook = Pick<ButtonProps, 'size' | 'variant' | 'width'>;

const wide = { size: 'sm', width: 'full' } satisfies TileButtonLook;
const dot = { size: 'dot', variant: 'outline' } satisfies TileButtonLook;

interface TileOfferProps {
  readonly asset: OfferedAsset & { readonly slug: string };
  /** The button that puts the pattern into the bag, in the look it has to have. */
  readonly children: (look: TileButtonLook) => ReactNode;
}

/** Its page has the free download and says how many are left; a visitor is asked to sign in first. */
function FreeOffer({ asset: { slug, title } }: Pick<TileOfferProps, 'asset'>) {
  const navigate = useNavigate();
  const address = `/product/${slug}`;
  return (
    <>
      <span className="action-wide">
        <LinkButton to={address} {...wide}>
          Free Download
        </LinkButton>
      </span>
      <Button
        {...dot}
        aria-label={`Download ${title}`}
        onClick={() => downloadWhenSignedIn(async () => navigate(address))}
      >
        <DownloadIcon size={18} />
      </Button>
    </>
  );
}

/** The offer to a visitor, who has neither licenses nor a plan. */
function VisitorOffer({ asset: { opensAt, isFree }, children }: OfferProps) {
  const isNew = useIsBefore(opensAt);
  return children(isNew ? 'early' : isFree ? 'free' : 'buy');
}

/** What it follows is loaded for members only; when it cannot be had, they see what visitors do. */
const MemberOffer = lazy(() =>
  import('./MemberOffer.tsx').then(
    (loaded) => ({ default: loaded.MemberOffer }),
    () => ({ default: VisitorOffer }),
  ),
);

/**
 * A button that downloads is there only where a download comes of it; touch screens have no room for words and show it as
 * a dot.
 */
function TileActions({ offer, asset, children }: TileOfferProps & { readonly offer: Offer }) {
  const { title } = asset;
  if (offer === 'early') {
    return (
      <span className="action-wide">
        <EarlyOffer opensAt={asset.opensAt} look="tile" />
      </span>
    );
  }
  if (offer === 'free') return <FreeOffer asset={asset} />;
  if (offer === 'buy') return <span className="action-wide">{children(wide)}</span>;

  const DownloadButton = offer === 'owned' ? OwnedDownloadButton : PlanDownloadButton;
  return (
    <>
      <span className="action-wide">
        <DownloadButton
          asset={asset}
          {...wide}
          aria-label={offer === 'plan' ? `Download with your plan: ${title}` : `Download ${title}`}
        />
      </span>
      <span className="action-touch">
        <DownloadButton asset={asset} {...dot} aria-label={`Download ${title}`}>
          <DownloadIcon size={18} />
        </DownloadButton>
      </span>
      {offer === 'plan' && !asset.isFree ? children(dot) : null}
    </>
  );
}

/** The actions of a tile, what comes first for this person first. A page of tiles follows no queries for a visitor. */
export function TileOffer(props: TileOfferProps) {
  const { asset } = props;
  const isSignedIn = useSession() !== null;
  const actions = (offer: Offer) => <TileActions {...props} offer={offer} />;
  const visitors = <VisitorOffer asset={asset}>{actions}</VisitorOffer>;
  if (!isSignedIn) return visitors;
  return (
    <Suspense fallback={visitors}>
      <MemberOffer asset={asset}>{actions}</MemberOffer>
    </Suspense>
  );
}
