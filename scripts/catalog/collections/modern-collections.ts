import { collectionsOf, type DesignCollection } from './design-collection.ts';

/** Quiet shapes, hard edges, pop and patchwork. */
export const MODERN_COLLECTIONS: readonly DesignCollection[] = [
  ...collectionsOf('atelier-nordlys', [
    {
      name: 'Fjäll Cabin',
      palette: 'nordic-pine',
      description: 'Pine, snow and one red door: a cabin furnished with eight shapes and a good stove.',
      hero: 'midcentury.0 ginkgo.1',
      coordinate: 'midcentury.1 midcentury.2 marks.0 minimal.1 minimal.2 cutpaper.2 truchet.3',
      blender: 'minimal.3 minimal.0 petite.5 petite.1 tweed.0',
    },
    {
      name: 'Limewash',
      palette: 'limestone',
      description: 'Whites that are not white. Drawn for rooms with one window and good bread.',
      hero: 'ginkgo.0 midcentury.1',
      coordinate: 'minimal.1 minimal.0 marks.0 truchet.3 midcentury.0',
      blender: 'marks.1 minimal.3 minimal.2 petite.1 tweed.0',
    },
    {
      name: 'First Frost',
      palette: 'powder',
      description:
        'The morning the lake goes quiet: ice blue, breath white and the last leaf, which is the colour of skin.',
      hero: 'cutpaper.2',
      coordinate: 'midcentury.0 midcentury.1 ginkgo.0 minimal.2',
      blender: 'marks.3 minimal.3 marks.1 plaid.2 petite.3',
    },
  ]),
  ...collectionsOf('formwerk', [
    {
      name: 'Preliminary Course',
      palette: 'weimar',
      description: 'Red square, yellow triangle, blue circle: the first semester, marked and handed back.',
      hero: 'bauhaus.1 bauhaus.0',
      coordinate: 'bauhaus.2 opart.2 truchet.3 minimal.2 memphis.1 truchet.0 quilt.3',
      blender: 'opart.3 marks.2 opart.0 petite.2 fineline.2',
    },
    {
      name: 'Type Case',
      palette: 'paper-ink',
      description: 'Everything that can be said in black and four greys, set tight and locked up square.',
      hero: 'bauhaus.0 truchet.2',
      coordinate: 'opart.0 opart.1 opart.2 bauhaus.2 truchet.3 truchet.0 quilt.3',
      blender: 'opart.3 truchet.1 minimal.2 fineline.5 fineline.4',
    },
    {
      name: 'Swimming Hall',
      palette: 'cobalt',
      description: 'Lane lines, lockers and light on water, from the municipal bath two streets away.',
      hero: 'opart.1',
      coordinate: 'bauhaus.1 bauhaus.2 truchet.0 opart.2 truchet.3',
      blender: 'opart.3 truchet.1 minimal.2 opart.0 fineline.2',
    },
  ]),
  ...collectionsOf('loud-sunday', [
    {
      name: 'Via Tortona',
      palette: 'milano-84',
      description: 'Laminate, neon and a sofa with four different legs: the furniture fair as it should have stayed.',
      hero: 'memphis.0',
      coordinate: 'memphis.1 riso.0 groovy.1 opart.2 celestial.0 truchet.2 minimal.1',
      blender: 'minimal.2 marks.1 opart.0 riso.1 petite.2 fineline.1',
    },
    {
      name: 'Basement Party',
      palette: 'seventies',
      description: 'Brown, orange, and somebody’s older brother has the records. Shag pile throughout.',
      hero: 'groovy.0 groovy.2',
      coordinate: 'groovy.1 truchet.2 riso.0 opart.1 celestial.1 citrus.1 memphis.2',
      blender: 'minimal.2 opart.0 truchet.0 petite.2 petite.6',
    },
    {
      name: 'Pink Slip',
      palette: 'bubblegum',
      description: 'They quit on a Friday and printed this on the Sunday. It has sold better than the job paid.',
      hero: 'celestial.0',
      coordinate: 'groovy.0 memphis.0 groovy.1 groovy.2 truchet.2 opart.1',
      blender: 'memphis.1 minimal.2 marks.1 petite.5 fineline.6',
    },
    {
      name: 'Night Bus',
      palette: 'night-market',
      description: 'Shop signs through a wet window, two transfers from home: dark seats, loud lights.',
      hero: 'celestial.0 memphis.0',
      coordinate: 'celestial.1 groovy.1 groovy.0 groovy.2 truchet.2 citrus.1',
      blender: 'memphis.1 minimal.2 petite.3 fineline.1',
    },
  ]),
  ...collectionsOf('prairie-thread', [
    {
      name: 'Pie Auction',
      palette: 'cherry-orchard',
      description:
        'Cherry stains, clean aprons and a raffle: quilt blocks and cloth for a whole kitchen, curtains to pot holder.',
      hero: 'quilt.1 botanica.1',
      coordinate: 'quilt.0 quilt.2 quilt.3 meadow.2 plaid.1 ditsy.0 plaid.3 meadow.0',
      blender: 'plaid.0 ditsy.1 ditsy.2 marks.3 plaid.2 sashiko.2 petite.6 fineline.1 petite.2 fineline.2',
    },
    {
      name: 'Butter Churn',
      palette: 'buttercup',
      description: 'Cream, straw and the yellow of a door painted every spring since 1911.',
      hero: 'quilt.0 meadow.2',
      coordinate: 'quilt.3 quilt.1 ditsy.0 plaid.3 botanica.2',
      blender: 'plaid.2 marks.3 ditsy.1 petite.4 fineline.1 petite.2',
    },
    {
      name: 'Sailors’ Quilt',
      palette: 'harbour',
      description: 'Made on the lake boats from signal flags and shirts, and long enough for a bunk.',
      hero: 'quilt.2 quilt.3',
      coordinate: 'quilt.1 quilt.0 plaid.1 plaid.3 meadow.1 ditsy.0',
      blender: 'plaid.0 ditsy.1 plaid.2 petite.5 fineline.0',
    },
  ]),
];
