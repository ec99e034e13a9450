import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, type ButtonProps, LinkButton } from '#ui/Button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { OwnedDownloadButton, PlanDownloadButton } from './download-buttons.ts';
import { EarlyOffer } from './EarlyOffer.tsx';
import { type OfferedAsset, useOffer } from './useOffer.ts';
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

/**
 * The actions of a tile, what comes first for this person first. A button that downloads is there only where a download
 * comes of it; touch screens have no room for words and show it as a dot.
 */
export function TileOffer({ asset, children }: TileOfferProps) {
  const { title } = asset;
  const offer = useOffer(asset);
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
