import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { previewAt } from '@halfdrop/domain';

/** The pictures of one pattern. */
export interface Picture {
  readonly dominantColor: string;
  /** Their address but for the width. */
  readonly previewBaseUrl: string;
}

/** Wide enough for the small swatches of lists on a dense screen. */
const WIDTH = 320;

interface Props {
  /** Null when the pattern has left the shop: its place is kept. */
  readonly picture: Picture | null;
  readonly alt: string;
  readonly size: BoxProps['width'];
}

/** A small square swatch in the pattern's own color until the picture is there. */
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
