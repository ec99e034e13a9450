import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { previewAt } from '@halfdrop/domain';

/** Preview pictures of one pattern. */
export interface Picture {
  readonly dominantColor: string;
  /** URL without the width. */
  readonly previewBaseUrl: string;
}

/** Enough for small list swatches on high-density screens. */
const WIDTH = 320;

interface Props {
  /** Null if the pattern has left the shop; its space is kept. */
  readonly picture: Picture | null;
  readonly alt: string;
  readonly size: BoxProps['width'];
}

/** Small square swatch, filled with the pattern's color until the picture has loaded. */
export function SwatchPicture({ picture, alt, size }: Props) {
  const preview = picture && previewAt(picture.previewBaseUrl, WIDTH);
  return (
    <Box
      as="picture"
      data-swatch=""
      display="block"
      flexShrink="0"
      width={size}
      aspectRatio="1"
      borderRadius="md"
      overflow="hidden"
      bg="linen"
      style={picture ? { backgroundColor: picture.dominantColor } : undefined}
    >
      {preview && (
        <>
          <source type="image/webp" srcSet={preview.url} />
          <chakra.img
            src={preview.fallbackUrl}
            alt={alt}
            width={preview.width}
            height={preview.width}
            loading="lazy"
            decoding="async"
            boxSize="full"
            objectFit="cover"
          />
        </>
      )}
    </Box>
  );
}
