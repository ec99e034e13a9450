import { assert, integer, property } from 'fast-check';
import { BLEED, TILE_SIZE, Tile } from './tile.ts';

const PALETTE = { slug: 'test', name: 'Test', ground: '#ffffff', inks: ['#ff0000', '#000000'] };

/** Returns the positions at which a motif was drawn. */
function placesOf(tile: Tile): { x: number; y: number }[] {
  return [...tile.markup().matchAll(/transform="translate\((-?[\d.]+) (-?[\d.]+)\)/g)].map((match) => ({
    x: Number(match[1]),
    y: Number(match[2]),
  }));
}

/** Returns how many times a dot of radius 10 is drawn when placed at a position. */
function copies(x: number, y: number): number {
  const tile = new Tile();
  tile.put('Dots', '<circle r="10"/>', { x, y, radius: 10 });
  return placesOf(tile).length;
}

test('a motif is repeated at every edge and corner it reaches, and only there', () => {
  expect(copies(500, 500)).toBe(1);
  expect(copies(3, 500)).toBe(2);
  expect(copies(500, 995)).toBe(2);
  expect(copies(3, 995)).toBe(4);
  expect(copies(-997, 1995)).toBe(4);
});

test('copies lie whole tiles apart and cover the bleed, wherever the motif is put', () => {
  const coordinate = integer({ min: -3000, max: 3000 });
  assert(
    property(coordinate, coordinate, integer({ min: 1, max: 400 }), (x, y, radius) => {
      const tile = new Tile();
      tile.put('Dots', '<circle/>', { x, y, radius });
      const places = placesOf(tile);
      const reaches = (at: number): boolean => at + radius > -BLEED && at - radius < TILE_SIZE + BLEED;
      const wanted: string[] = [];
      for (let dx = -5000; dx <= 5000; dx += TILE_SIZE) {
        for (let dy = -5000; dy <= 5000; dy += TILE_SIZE) {
          if (reaches(x + dx) && reaches(y + dy)) wanted.push(`${x + dx},${y + dy}`);
        }
      }
      expect(places.map((place) => `${place.x},${place.y}`).toSorted()).toEqual(wanted.toSorted());
    }),
  );
});

test('a motif at an edge is stored once and used for each copy', () => {
  const tile = new Tile();
  tile.put('Dots', '<circle r="10"/>', { x: 0, y: 0, radius: 10 });
  expect(tile.markup().match(/<circle/g)).toHaveLength(1);
  expect(tile.markup().match(/<use /g)).toHaveLength(4);
});

test('turn, scale and mirror are written into the placement', () => {
  const tile = new Tile();
  tile.put('Dots', '<circle/>', { x: 500, y: 400, radius: 10, angle: Math.PI / 2, scale: 2, flip: true });
  expect(tile.markup()).toContain('transform="translate(500 400) rotate(90) scale(-2.000 2.000)"');
});

test('layers keep the order in which they were first named, and can be rendered alone', () => {
  const tile = new Tile();
  tile.order('Under', 'Over & above');
  tile.raw('Over & above', '<a/>');
  tile.raw('Under', '<b/>');
  expect(tile.layers.map((layer) => layer.name)).toEqual(['Under', 'Over & above']);
  expect(tile.markup()).toBe('<g id="L0" data-name="Under"><b/></g><g id="L1" data-name="Over &amp; above"><a/></g>');
  expect(tile.markup(1)).toBe('<g id="L1" data-name="Over &amp; above"><a/></g>');
});

test('the SVG has its size, its colors and, when asked for, its bleed', () => {
  const tile = new Tile();
  tile.ground();
  expect(tile.toSvg({ palette: PALETTE, size: 350 })).toContain('width="350" height="350" viewBox="0 0 1000 1000"');
  expect(tile.toSvg({ palette: PALETTE, bleed: 8 })).toContain('viewBox="-8 -8 1016 1016"');
  expect(tile.toSvg({ palette: PALETTE })).toContain('fill="#ffffff"');
});

test('a fragment in tile units is repeated across the edges its box crosses', () => {
  const tile = new Tile();
  tile.wrapPoints('Lines', '<path/>', [
    [-20, 400],
    [60, 480],
  ]);
  expect(tile.markup()).toContain('<use href="#d1"/>');
  expect(tile.markup()).toContain('<use href="#d1" transform="translate(1000 0)"/>');
});
