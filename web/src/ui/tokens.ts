/** Raw color values: paper, ink, one accent. Everything else refers to them by semantic tokens, see `system.ts`. */
export const palette = {
  paper: { light: '#FAF7F2', dark: '#171412' },
  card: { light: '#FFFFFF', dark: '#211D1A' },
  linen: { light: '#F1ECE3', dark: '#2A2521' },
  line: { light: '#E3DCD0', dark: '#3A342E' },
  lineStrong: { light: '#CFC5B5', dark: '#564D44' },
  outline: { light: '#8A8176', dark: '#857A6D' },
  ink: { light: '#1B1815', dark: '#F3EDE3' },
  inkMuted: { light: '#5A534A', dark: '#BDB3A5' },
  inkSubtle: { light: '#6E665B', dark: '#A0968A' },
  madder: { light: '#B23A2B', dark: '#F0806F' },
  madderSolid: { light: '#B23A2B', dark: '#C2483A' },
  madderWash: { light: '#F7E6E1', dark: '#3D221D' },
  moss: { light: '#466339', dark: '#9CBF88' },
} as const;

const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64];

/** Spacing scale in steps of 4 px: `4` is 1rem. */
export const scale = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));

/** Font families; their faces are declared in `app/fonts.css`. */
export const fonts = {
  display: { value: "'Fraunces Variable', Georgia, serif" },
  heading: { value: "'Fraunces Variable', Georgia, serif" },
  body: { value: "'Instrument Sans Variable', system-ui, sans-serif" },
  mono: { value: "'Geist Mono Variable', ui-monospace, monospace" },
};
