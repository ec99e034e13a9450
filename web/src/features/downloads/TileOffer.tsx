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

/** Appearance of a button on a tile: full width, or a dot with its icon. */
type TileButtonLook = Pick<ButtonProps, 'size' | 'variant' | 'width'>;

const wide = { size: 'sm', width: 'full' } satisfies TileButtonLook;
const dot = { size: 'dot', variant: 'outline' } satisfies TileButtonLook;

interface TileOfferProps {
  readonly asset: OfferedAsset & { readonly slug: string };
  /** Renders the add-to-cart button in the given look. */
  readonly children: (look: TileButtonLook) => ReactNode;
}

/** Links to the page with the free download and what is left of the allowance; visitors are asked to sign in first. */
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

/** Offer to visitors, who have neither licenses nor a plan. */
function VisitorOffer({ asset: { opensAt, isFree }, children }: OfferProps) {
  const isNew = useIsBefore(opensAt);
  return children(isNew ? 'early' : isFree ? 'free' : 'buy');
}

/** Loaded for signed-in users only; if it fails to load, they see the visitors' offer. */
const MemberOffer = lazy(() =>
  import('./MemberOffer.tsx').then(
    (loaded) => ({ default: loaded.MemberOffer }),
    () => ({ default: VisitorOffer }),
  ),
);

/** Shows a download button only if a download is possible; touch screens have no room for a label and show a dot. */
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

/** Actions of a tile, the most relevant first. For visitors, a page of tiles runs no queries. */
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
