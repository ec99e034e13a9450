import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';

const MenuCover = optionalPart(async () => (await import('./MenuCover.tsx')).MenuCover);

const Place = chakra('div', { base: { minHeight: '220px', borderRadius: 'lg', background: 'linen' } });

/** Featured collection of a menu. Its script and pattern load when it becomes visible. */
export function MenuFeature(shown: { readonly slug: string; readonly title: string }) {
  return (
    <Suspense fallback={<Place />}>
      <MenuCover {...shown} />
    </Suspense>
  );
}
