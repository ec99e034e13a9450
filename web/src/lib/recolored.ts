interface Pictured {
  readonly dominantColor: string;
  readonly previewBaseUrl: string;
}

/** The address of a preview, or of all but its width, in another palette, by its slug; null leaves it as drawn. */
export function inPalette(url: string, palette: string | null): string {
  return palette === null ? url : `${url}&palette=${encodeURIComponent(palette)}`;
}

/** The pictures of a pattern in the palette it was chosen in; null leaves them as drawn. */
export function recolored(
  { dominantColor, previewBaseUrl }: Pictured,
  palette: { readonly slug: string; readonly ground: string } | null,
): Pictured {
  return {
    dominantColor: palette?.ground ?? dominantColor,
    previewBaseUrl: inPalette(previewBaseUrl, palette?.slug ?? null),
  };
}
