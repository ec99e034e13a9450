import { chakra } from '@chakra-ui/react';
import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useState } from 'react';
import type { ProductAsset } from './ProductDetail.tsx';
import { STAGE_CM } from './true-scale.ts';

/** Sharp enough for the stage's default scale on a dense screen. */
const WANTED_WIDTH = 900;

const layer = { position: 'absolute', inset: '0' } as const;
const Base = chakra('div', { base: layer });

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
  const isReduced = useReducedMotion() ?? false;
  const rolled = isReduced ? { opacity: 0 } : { clipPath: 'inset(0% 0% 100% 0%)' };
  const unrolled = isReduced ? { opacity: 1 } : { clipPath: 'inset(0% 0% 0% 0%)' };

  return (
    <div role="img" aria-label={asset.altText}>
      <Base style={tiled(asset, scales.before)} />
      {scales.shown === scales.before ? null : (
        <m.div
          key={scales.shown}
          initial={rolled}
          animate={unrolled}
          transition={{ duration: 0.3, ease: 'easeOut' }}
          style={{ ...layer, ...tiled(asset, scales.shown) }}
        />
      )}
    </div>
  );
}
