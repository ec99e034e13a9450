/** Wraps plain values as Chakra tokens. */
export const tokens = <Values extends Record<string, string>>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const inDark = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The swatch book: warm paper, ink, one accent. Every text colour has 4.5:1 on every ground it may stand on. */
export const semanticColors = {
  paper: inDark('#faf7f2', '#171411'),
  card: inDark('#ffffff', '#211d19'),
  linen: inDark('#f1ece3', '#2a2520'),
  line: inDark('#e3dcd0', '#38322b'),
  lineStrong: inDark('#8f8577', '#857b6e'),
  ink: inDark('#1b1815', '#f5f0e8'),
  inkQuiet: inDark('#5a534a', '#bdb4a7'),
  inkOnInk: inDark('#faf7f2', '#171411'),
  madder: inDark('#b23a2b', '#f08a78'),
  madderWash: inDark('#f7e6e1', '#3b211c'),
  onMadder: inDark('#ffffff', '#171411'),
  moss: inDark('#4b6b3c', '#a3c58f'),
};

/** The footer and the dark bands keep these in both modes. */
export const bandColors = tokens({ band: '#1b1815', bandInk: '#ede7dc', bandQuiet: '#a79f92', bandLine: '#38322b' });

/** 4 px steps, in rem. */
export const spacing = tokens(
  Object.fromEntries(
    [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 30].map((step) => [
      String(step),
      `${step * 0.25}rem`,
    ]),
  ),
);

export const fonts = tokens({
  heading: "'Fraunces Variable', 'Fraunces fallback', Georgia, serif",
  body: "'Instrument Sans Variable', 'Instrument Sans fallback', system-ui, sans-serif",
  mono: "'Geist Mono Variable', ui-monospace, monospace",
});
