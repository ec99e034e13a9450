import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { brand } from '#lib/brand.ts';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    fontFamily: 'display',
    fontSize: { base: '24px', md: '26px' },
    letterSpacing: '-0.02em',
    lineHeight: '1',
  },
});

/** Logo: two columns, one dropped by half, and the name. Links to the home page. */
export function Logo() {
  return (
    <HomeLink to="/" aria-label={`${brand.name}, home`}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <g fill="currentColor">
          <rect x="1" y="1" width="11" height="11" rx="2" />
          <rect x="1" y="14" width="11" height="11" rx="2" />
        </g>
        <g fill="#B23A2B">
          <rect x="14" y="1" width="11" height="4.5" rx="1.5" />
          <rect x="14" y="7.5" width="11" height="11" rx="2" />
          <rect x="14" y="20.5" width="11" height="4.5" rx="1.5" />
        </g>
      </svg>
      <span>{brand.name}</span>
    </HomeLink>
  );
}
