import { chakra } from '@chakra-ui/react';
import type { SocialLink } from '#lib/brand.ts';

const OutLink = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '11', _hover: { textDecoration: 'underline' } },
});

/** Links to the shop's social accounts; renders nothing if there are none. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="6" listStyle="none" role="list" aria-label="Elsewhere">
      {links.map(({ name, url }) => (
        <li key={name}>
          <OutLink href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </OutLink>
        </li>
      ))}
    </chakra.ul>
  );
}
