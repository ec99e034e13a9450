import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { ProductAsset } from './product-asset.ts';
import { STAGE_CM } from './true-scale.ts';

const UnrolledCloth = lazy(async () => ({ default: (await import('./UnrolledCloth.tsx')).UnrolledCloth }));

/** Sharp enough for the stage's default scale on a dense screen. */
const WANTED_WIDTH = 900;

const Base = chakra('div', { base: { position: 'absolute', inset: '0' } });

function tiled({ previews }: ProductAsset, repeatCm: number) {
  const preview = previews.find(({ width }) => width >= WANTED_WIDTH) ?? previews.at(-1);
  if (!preview) return {};
  const webp = `url(${JSON.stringify(preview.url)}) type("image/webp")`;
  const jpeg = `url(${JSON.stringify(preview.fallbackUrl)}) type("image/jpeg")`;
  return { backgroundImage: `image-set(${webp}, ${jpeg})`, backgroundSize: `${(repeatCm / STAGE_CM) * 100}% auto` };
}

/** The tiled pattern. A new scale unrolls over the old one from above; under reduced motion it fades in. */
export function Cloth({ asset, repeatCm }: { asset: ProductAsset; repeatCm: number }) {
  const [scales, setScales] = useState({ shown: repeatCm, before: repeatCm });
  if (scales.shown !== repeatCm) setScales({ shown: repeatCm, before: scales.shown });
  return (
    <div role="img" aria-label={asset.altText}>
      <Base style={tiled(asset, scales.before)} />
      {scales.shown === scales.before ? null : (
        <Suspense fallback={null}>
          <UnrolledCloth key={scales.shown} style={tiled(asset, scales.shown)} />
        </Suspense>
      )}
    </div>
  );
}
