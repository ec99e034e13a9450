import type { Palette } from './core/palette.ts';

/** Builds one palette; colors are six hex digits, inks in order of prominence, separated by spaces. */
function palette(name: string, ground: string, inks: string): Palette {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    slug,
    name,
    ground: `#${ground.toLowerCase()}`,
    inks: inks.split(' ').map((ink) => `#${ink.toLowerCase()}`),
  };
}

/**
 * The curated palettes of the shop: a ground and four to six inks, among them one dark, one light and one accent.
 * Grounds are spread so that every color filter of the shop has strong entries. Slugs are stored with assets: append
 * palettes and never rename one.
 */
export const PALETTES: readonly Palette[] = [
  palette('Hearth', 'F6EDE1', 'C8553D 33413F E5A07A 7A8B5C DDB165 F3D3BC'),
  palette('Midnight Garden', '18223A', 'E9A79A F4E4D2 D2604F 6F9480 D3A14E 3F5F63'),
  palette('Sage & Clay', 'ECE8DA', '5F7255 A9B492 C4795A E0BB9D 36412F'),
  palette('Delft', 'F5F2EB', '22346B 4467A6 92ADD3 CBD8E8'),
  palette('Aizome', '1D2B4D', 'F2ECDF 8FA7CB 5575A8 34497A D9C7A2'),
  palette('Rose Tea', 'FBEFEA', 'A23F58 DD8294 F0BEBB 80906B 4B2A36'),
  palette('Flamingo', 'FFE8E2', 'E8577E 2B6A70 F799A6 F6B74A FFC9BA'),
  palette('Citrus Grove', 'FFF7DF', 'F0B40A 3B6B3C EF8B16 7FA552 FFDD78 25452F'),
  palette('Marigold', 'F4B62C', 'FFF2D0 A8330F 2A4A40 E46A1B 71250F'),
  palette('Aubergine', '2C1A3C', 'C39BD0 EACFE5 7F5299 EBBB74 57806F'),
  palette('Lilac Haze', 'F4EEF8', '6B4A90 A987C8 D2BCE4 68836A EBA9BA'),
  palette('Paper & Ink', 'FAF8F4', '161616 4A4A48 9B9B97 D6D4CE'),
  palette('Noir', '141414', 'F6F2EA C9C6BF 6F6D69 3A3938'),
  palette('Deco Gold', '0F2231', 'CDA650 EBD8A4 1E4C57 8C6C2D F6EEDB'),
  palette('Emerald Room', '0D3A33', 'CFA652 2E7A66 92C4AA F1E7D1 E39480'),
  palette('Weimar', 'F1E7D3', 'D33A2C 1E4B94 F0B431 1B1B1C E59C84 8FB3C9'),
  palette('Milano 84', 'FDF5EA', 'FF5F8D 2BBDB1 FFC21A 5B45C9 1B1B20 FFA68A'),
  palette('Seventies', 'F5E4C3', 'C6491E E48F24 6A3D1F F1BE52 7C7D34'),
  palette('Coffee House', 'F0E5D8', '4A3022 8B5B3C BD906B DCC3A8 A84F2E'),
  palette('Scarlet', 'B0222B', 'FBE9D3 F09A83 6B0F1B E0523F F6C9AE'),
  palette('Cherry Orchard', 'FBF3E9', 'C0272D 7B1B24 E98C86 3A5A46 F4C9BC'),
  palette('Lagoon', 'E9F4F1', '0F5C69 32A6A1 92D3C9 F2A35B F8DDB8'),
  palette('Deep Forest', '1D3226', '93AE6E F2EBD8 4F7448 E4B468 C9D6A6'),
  palette('Fern', 'F4F5E7', '2C5338 5F8B55 A7C281 DAE5BC E0A24F'),
  palette('Buttercup', 'FBE7A1', 'D79715 FFFAE6 F3BF35 8A671C 6F9482'),
  palette('Sunshine', 'FFD548', 'FFFDF5 F0930C 2E2B29 F2641D FFEBA3'),
  palette('Peach', 'FFDCC2', 'E5744A FFF5EA C74B2C F6A47C 7A3F2F 6E9A8E'),
  palette('Tangerine', 'EE6A22', 'FFF0DA FFBC7C A4370B 571D0B FFD9A8'),
  palette('Powder', 'DFE9F1', '39587A 86A7C4 FFFFFF E7B9A5 22364E'),
  palette('Cobalt', '1F40A6', 'FFFFFF 93B3F3 F6CB55 0F2163 C9D9FA'),
  palette('Blush', 'F8E4DC', 'C9857A E7B9AA A35F58 FFF8F3 7E8C78'),
  palette('Bubblegum', 'E9447F', 'FFE4EC FF96B7 7B1242 FFCB55 FFB9CC'),
  palette('Confetti', 'FFFDF8', 'EE4B72 FFCB52 12B89A 1B82B0 7A50BD FF8D48'),
  palette('Night Market', '221F36', 'FF6B6B FFD166 3DCCB4 7C83FD FFF3E0 F78FB3'),
  palette('Limestone', 'EAE6DF', '8F897E BDB6AA 58534B FBFAF7 D5CFC4'),
  palette('Ink Wash', 'F0F2F0', '22303A 5C707A 9FB2B7 CCD7D7'),
  palette('Plum Wine', 'F5EAE4', '5B1F3E 923D60 CB8496 47645A E5B99D'),
  palette('Samarkand', 'F8EFDE', 'B4232F 2B4C7B E2743C 4E875A E9B54D 7B203D'),
  palette('Teal Velvet', '0E4148', 'F2C6A0 E58A6A 3C8C8A F7EBDA 93C1B5'),
  palette('Mulberry', '6A2C70', 'F6DDEB C778B0 3E1547 F3B562 E7A6CF'),
  palette('Moss & Mustard', '4C5B36', 'E3B341 F3EBD0 8A9A5B 2B351F D67F3A'),
  palette('Cocoa Rose', '4B2E2A', 'E8B4A2 C97F6D F6E5D8 8A5547 A9B08D'),
  palette('Saffron Market', 'F9EBD2', 'D1401F F2A61D 1F5F5B 8C1D3F F3C9A5 38424F'),
  palette('Glacier', 'EEF5F8', '1C4E80 5FA8D3 A9D6E5 D7EAF2 F4B393'),
  palette('Terracotta Noon', 'F3DFCB', 'B5532F 2F4858 E9A66B 86A59C 7B2E1D FBF1E3'),
  palette('Cyclamen', 'FDF0F5', 'B8206E 5E2A6B EA7FB0 8FA98A F6C3D5'),
  palette('Nordic Pine', 'F3F1EA', '1F4037 B63A32 7FA08C E5C690 C9D6CB'),
  palette('Harbour', 'F4F1E8', '1B3556 C8402F 6E9BB5 E7B85C B9CFD8'),
  palette('Espresso Bar', '2A1B16', 'E9CFA8 B5713F F7EBDD 7D4A2E D9A25F'),
  palette('Wisteria Night', '2D2549', 'B9A4E3 F3E9F7 7B66B5 F0A7B4 8FB3A2'),
];

const BY_SLUG: ReadonlyMap<string, Palette> = new Map(PALETTES.map((entry) => [entry.slug, entry]));

/** Returns the palette with this slug, or undefined if there is none. */
export function paletteBySlug(slug: string): Palette | undefined {
  return BY_SLUG.get(slug);
}
