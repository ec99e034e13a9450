import { chakra } from '@chakra-ui/react';
import type { AboutPicture_AssetFragment } from './AboutPicture.fragment.generated.ts';

/** How the pattern lies in each step: one tile, cloth, the corner where four tiles meet, small cloth. */
const LAYS = [
  { backgroundSize: '100% auto', backgroundPosition: '0 0' },
  { backgroundSize: '34% auto', backgroundPosition: '0 0' },
  { backgroundSize: '120% auto', backgroundPosition: '60% 0' },
  { backgroundSize: '12.5% auto', backgroundPosition: '0 0' },
] as const;

/** The widest that carries no watermark. */
const WANTED_WIDTH = 640;

const Cloth = chakra('div', {
  base: { aspectRatio: { base: '4 / 3', lg: '3 / 2' }, borderRadius: 'lg', background: 'linen' },
});

/** A pattern as one step of its making sees it. */
export function SceneCloth({ step, picture }: { step: number; picture: AboutPicture_AssetFragment | undefined }) {
  if (!picture) return <Cloth aria-hidden="true" />;
  const preview = picture.previews.find(({ width }) => width >= WANTED_WIDTH) ?? picture.previews.at(-1);
  const webp = `url(${JSON.stringify(preview?.url ?? '')}) type("image/webp")`;
  const jpeg = `url(${JSON.stringify(preview?.fallbackUrl ?? '')}) type("image/jpeg")`;
  const style = { backgroundColor: picture.dominantColor, ...LAYS[step % LAYS.length] };
  return (
    <Cloth
      role="img"
      aria-label={picture.altText}
      style={preview ? { ...style, backgroundImage: `image-set(${webp}, ${jpeg})` } : style}
    />
  );
}
