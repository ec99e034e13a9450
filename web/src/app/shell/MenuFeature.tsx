import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';

const MenuCover = optionalPart(async () => (await import('./MenuCover.tsx')).MenuCover);

const Place = chakra('div', { base: { minHeight: '220px', borderRadius: 'lg', background: 'linen' } });

/** What a menu puts forward. Its script and its pattern are asked for when it is seen. */
export function MenuFeature(shown: { readonly slug: string; readonly title: string }) {
  return (
    <Suspense fallback={<Place />}>
      <MenuCover {...shown} />
    </Suspense>
  );
}
