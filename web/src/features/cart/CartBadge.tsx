import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCartContents } from './useCartContents.ts';
import { useCartOnReturn } from './useCartOnReturn.ts';
import { BAG_TARGET } from './useSwatchFlight.ts';

const BagLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'full',
    color: 'ink',
    _hover: { bg: 'linen' },
  },
});

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    right: '0',
    minWidth: '18px',
    height: '18px',
    paddingInline: '4px',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'white',
    fontSize: '11px',
    fontWeight: 'semibold',
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Link to the cart, with the number of patterns in it. */
export function CartBadge() {
  const { count } = useCartContents();
  useCartOnReturn();
  const label = count === 0 ? 'Bag' : `Bag, ${count} ${count === 1 ? 'pattern' : 'patterns'}`;
  return (
    <BagLink to="/cart" aria-label={label} {...{ [BAG_TARGET]: '' }}>
      <svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden>
        <path d="M5.5 8h13l1 12.5h-15z" strokeLinejoin="round" />
        <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" strokeLinecap="round" />
      </svg>
      {count > 0 && <Count aria-hidden>{count}</Count>}
    </BagLink>
  );
}
