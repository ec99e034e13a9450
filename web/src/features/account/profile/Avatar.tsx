import { chakra } from '@chakra-ui/react';

interface AvatarProps {
  readonly name: string;
  /** URL of the picture; null for the initial of the name. */
  readonly url: string | null;
  /** Side length in pixels. */
  readonly size: number;
}

/** A user's picture; the name must be shown next to it. */
export function Avatar({ name, url, size }: AvatarProps) {
  const side = `${size}px`;
  if (url !== null) {
    return (
      <chakra.img src={url} alt="" width={side} height={side} objectFit="cover" borderRadius="full" flexShrink="0" />
    );
  }
  return (
    <chakra.span
      aria-hidden
      width={side}
      height={side}
      borderRadius="full"
      flexShrink="0"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      background="linen"
      color="ink"
      fontWeight="semibold"
      fontSize={`${Math.round(size * 0.42)}px`}
      lineHeight="1"
    >
      {name.trim().charAt(0).toUpperCase()}
    </chakra.span>
  );
}
