interface Pictured {
  readonly dominantColor: string;
  readonly previewBaseUrl: string;
}

/**
 * Returns the URL of a preview (or its prefix without the width) in another palette by slug; null
 * keeps the original colors.
 */
export function inPalette(url: string, palette: string | null): string {
  return palette === null ? url : `${url}&palette=${encodeURIComponent(palette)}`;
}

/** Returns a pattern's pictures in the chosen palette; null keeps the original colors. */
export function recolored(
  { dominantColor, previewBaseUrl }: Pictured,
  palette: { readonly slug: string; readonly ground: string } | null,
): Pictured {
  return {
    dominantColor: palette?.ground ?? dominantColor,
    previewBaseUrl: inPalette(previewBaseUrl, palette?.slug ?? null),
  };
}
