/** Recolors carry the mark of the shop and are drawn up to this width. */
const WIDEST = 640;

interface Preview {
  readonly url: string;
  readonly fallbackUrl: string;
  readonly width: number;
}

interface Pictured {
  readonly dominantColor: string;
  readonly previews: readonly Preview[];
}

/** The address of a preview in another palette, by its slug; null leaves it as drawn. */
export function inPalette(url: string, palette: string | null): string {
  if (palette === null) return url;
  return `${url}${url.includes('?') ? '&' : '?'}palette=${encodeURIComponent(palette)}`;
}

/** The pictures of a pattern in the palette it was chosen in; null leaves them as drawn. */
export function recolored(
  { dominantColor, previews }: Pictured,
  palette: { readonly slug: string; readonly ground: string } | null,
): Pictured {
  if (palette === null) return { dominantColor, previews };
  const shown = previews.filter(({ width }) => width <= WIDEST);
  return {
    dominantColor: palette.ground,
    previews: shown.map(({ url, fallbackUrl, width }) => ({
      url: inPalette(url, palette.slug),
      fallbackUrl: inPalette(fallbackUrl, palette.slug),
      width,
    })),
  };
}
