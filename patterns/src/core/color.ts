/** A color in Björn Ottosson's OKLab space: lightness 0 to 1, then the green-red and blue-yellow axes. */
export interface OkLab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Converts sRGB channels, 0 to 255 each, to OKLab (matrices from https://bottosson.github.io/posts/oklab/). */
export function rgbToOkLab(red: number, green: number, blue: number): OkLab {
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Converts `#rrggbb` to OKLab. Throws RangeError for any other notation. */
export function hexToOkLab(hex: string): OkLab {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a #rrggbb color: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return rgbToOkLab(value >> 16, (value >> 8) & 255, value & 255);
}

/** Converts OKLab to `#rrggbb`; a color outside sRGB is clipped per channel. */
export function okLabToHex({ lightness, a, b }: OkLab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map(channelHex).join('')}`;
}

/** Mixes two `#rrggbb` colors in OKLab; `share` (0 to 1) is the weight of `to`. */
export function mixHex(from: string, to: string, share: number): string {
  const start = hexToOkLab(from);
  const end = hexToOkLab(to);
  return okLabToHex({
    lightness: start.lightness + (end.lightness - start.lightness) * share,
    a: start.a + (end.a - start.a) * share,
    b: start.b + (end.b - start.b) * share,
  });
}

/** Returns the hue angle of an OKLab color in degrees, 0 to 360. */
export function okLabHue({ a, b }: OkLab): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** Returns the chroma (distance from gray) of an OKLab color, about 0 to 0.4. */
export function okLabChroma({ a, b }: OkLab): number {
  return Math.hypot(a, b);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function channelHex(linear: number): string {
  const gamma = toGamma(Math.min(1, Math.max(0, linear)));
  return Math.round(255 * Math.min(1, gamma))
    .toString(16)
    .padStart(2, '0');
}
