import type { Asset, Palette } from '../generated/resolvers.ts';

/** Returns the requested palette of a pattern; null for its own colors, and for a palette it is not offered in. */
export function paletteFor({ recolor }: Pick<Asset, 'recolor'>, slug: string | null): Palette | null {
  if (!recolor || slug === recolor.palette) return null;
  const suits = ({ slug: other }: Palette) => other === slug && !recolor.unsuitedPalettes.includes(other);
  return palettes.find(suits) ?? null;
}

/** Some palettes of the shop. */
export const palettes: readonly Palette[] = [
  { slug: 'delft', name: 'Delft', ground: '#f5f2eb', inks: ['#22346b', '#4467a6', '#92add3', '#cbd8e8'] },
  { slug: 'hearth', name: 'Hearth', ground: '#f6ede1', inks: ['#c8553d', '#33413f', '#e5a07a', '#7a8b5c', '#ddb165'] },
  {
    slug: 'midnight-garden',
    name: 'Midnight Garden',
    ground: '#18223a',
    inks: ['#e9a79a', '#f4e4d2', '#d2604f', '#6f9480', '#d3a14e'],
  },
  { slug: 'rose-tea', name: 'Rose Tea', ground: '#fbefea', inks: ['#a23f58', '#dd8294', '#f0bebb', '#80906b'] },
  { slug: 'lagoon', name: 'Lagoon', ground: '#e9f4f1', inks: ['#0f5c69', '#32a6a1', '#92d3c9', '#f2a35b'] },
  { slug: 'noir', name: 'Noir', ground: '#141414', inks: ['#f6f2ea', '#c9c6bf', '#6f6d69', '#3a3938'] },
];
