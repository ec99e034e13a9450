import { chakra } from '@chakra-ui/react';
import { licenseName } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import type { CartLine_ItemFragment } from '#features/cart/CartLine.fragment.generated.ts';
import { isLineOwned } from '#features/cart/line-facts.ts';
import { OwnedDownloadButton, PlanDownloadButton } from '#features/downloads/download-buttons.ts';
import { leftWords } from '#features/downloads/quota-words.ts';
import { usePlanFor } from '#features/downloads/usePlanQuota.ts';

const Note = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBlock: '3',
    padding: '3',
    borderRadius: 'md',
    background: 'linen',
    fontSize: '14px',
    '& p': { flex: '1 1 12rem' },
    '& p a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface LineDownloadProps {
  readonly item: CartLine_ItemFragment;
  /** Called once the viewer owns the pattern, which changes the cart's total. */
  readonly onClaimed: () => void;
}

/** Downloads a pattern of the cart that the viewer owns or whose price the plan covers, instead of buying it. */
export function LineDownload({ item, onClaimed }: LineDownloadProps) {
  const { asset, license } = item;
  const palette = item.palette?.slug;
  const plan = usePlanFor(asset);
  if (isLineOwned(item)) {
    return (
      <Note>
        <p>
          {palette ? 'You own this pattern in every palette' : 'You own this licence'}: nothing to pay.{' '}
          <Link to="/profile?tab=downloads">In your library</Link>
        </p>
        <OwnedDownloadButton asset={asset} palette={palette} size="sm" aria-label={`Download ${asset.title}`} />
      </Note>
    );
  }
  const isEnough = plan && (license === 'STANDARD' || plan.license === 'EXTENDED');
  if (!isEnough || asset.viewerHasLicense) return null;
  return (
    <Note>
      <p>
        Your {plan.planName} plan covers it: {licenseName(plan.license)}. {leftWords(plan)}.
      </p>
      <PlanDownloadButton
        asset={asset}
        palette={palette}
        size="sm"
        aria-label={`Download ${asset.title} with your plan`}
        onClaimed={onClaimed}
      />
    </Note>
  );
}
