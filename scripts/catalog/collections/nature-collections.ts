import { collectionsOf, type DesignCollection } from './design-collection.ts';

/** Garden, fruit, stone and paint. */
export const NATURE_COLLECTIONS: readonly DesignCollection[] = [
  ...collectionsOf('fennel-foxglove', [
    {
      name: 'Walled Garden',
      palette: 'hearth',
      description: 'One July in the beds at Somerset: brick, plaster, ripe apricots and everything in flower at once.',
      hero: 'botanica.0 vine.0',
      coordinate: 'botanica.2 meadow.0 meadow.2 ditsy.0 vine.2 watercolour.2',
      blender: 'ditsy.2 plaid.0 petite.0 petite.4 fineline.1 plaid.2',
    },
    {
      name: 'Tea on the Lawn',
      palette: 'rose-tea',
      description: 'Rose, pale rose and a leaf that has been left in the pot: prints for people who own a tray.',
      hero: 'botanica.1',
      coordinate: 'botanica.2 vine.1 meadow.2 meadow.1 watercolour.0',
      blender: 'ditsy.1 plaid.2 petite.6 petite.1',
    },
    {
      name: 'Moth Hour',
      palette: 'midnight-garden',
      description: 'What the white and coral flowers do after ten, when the rest of the garden has gone to bed.',
      hero: 'botanica.2 botanica.0',
      coordinate: 'vine.2 meadow.1 vine.1 ditsy.0 meadow.0',
      blender: 'ditsy.2 petite.0 petite.5 petite.4 marks.1',
    },
    {
      name: 'Banns',
      palette: 'blush',
      description: 'Church flowers, hats and icing. Made for invitations first; the bridesmaids followed.',
      hero: 'botanica.1 watercolour.0',
      coordinate: 'vine.0 vine.2 meadow.0 watercolour.2',
      blender: 'ditsy.2 petite.4 petite.0 fineline.5 petite.6',
    },
  ]),
  ...collectionsOf('casa-solana', [
    {
      name: 'Limonaia',
      palette: 'citrus-grove',
      description: 'The glass house where lemons spend the winter, drawn on the day they are carried out again.',
      hero: 'citrus.0 tropical.2',
      coordinate: 'citrus.1 azulejo.1 tropical.0 azulejo.3 plaid.3',
      blender: 'brush.2 marks.2 terrazzo.1 petite.1 fineline.6',
    },
    {
      name: 'Rua Azul',
      palette: 'delft',
      description:
        'A street of tiled house fronts between two tram stops, counted one Sunday from number 2 to number 40.',
      hero: 'azulejo.0',
      coordinate: 'azulejo.1 azulejo.2 azulejo.3 tropical.1 tropical.2 brush.2',
      blender: 'plaid.0 marks.2 minimal.1 terrazzo.1 fineline.6 petite.2',
    },
    {
      name: 'Long Lunch',
      palette: 'lagoon',
      description: 'Shutters, a pool, a table in the shade. Nobody in this collection has looked at a watch.',
      hero: 'tropical.0 azulejo.0',
      coordinate: 'tropical.1 tropical.2 azulejo.2 azulejo.3 brush.2 plaid.3',
      blender: 'minimal.1 plaid.0 terrazzo.1 fineline.6 petite.2',
    },
    {
      name: 'Peach Season',
      palette: 'peach',
      description:
        'Three weeks in August when the market smells of one thing only, set down in fruit, tile and awning.',
      hero: 'citrus.0',
      coordinate: 'azulejo.1 citrus.1 tropical.0 brush.2 azulejo.3',
      blender: 'plaid.3 terrazzo.1 minimal.1 fineline.1 petite.2',
    },
  ]),
  ...collectionsOf('stratum', [
    {
      name: 'Lichen',
      palette: 'sage-clay',
      description: 'Grows a millimetre a year on stones that have time. Greys, greens and a rust that is alive.',
      hero: 'topo.2 terrazzo.2',
      coordinate: 'terrazzo.0 marble.1 topo.1 watercolour.1 tweed.0 terrazzo.3',
      blender: 'terrazzo.1 topo.0 minimal.0 fineline.3 petite.3',
    },
    {
      name: 'Under the Moss',
      palette: 'deep-forest',
      description: 'Lava fields south of the ring road, where green lies ankle-deep over black.',
      hero: 'marble.1',
      coordinate: 'topo.2 marble.0 terrazzo.2 topo.1',
      blender: 'topo.0 terrazzo.1 marks.1 minimal.0 petite.3',
    },
    {
      name: 'Canyon Walk',
      palette: 'terracotta-noon',
      description: 'Nine layers of sandstone from rim to river, with the sky left in for scale.',
      hero: 'marble.1 terrazzo.2',
      coordinate: 'topo.1 topo.2 terrazzo.3 truchet.1 watercolour.1 marble.0',
      blender: 'terrazzo.1 topo.0 minimal.0 tweed.2 fineline.3',
    },
  ]),
  ...collectionsOf('wet-ink', [
    {
      name: 'Studio Floor',
      palette: 'lilac-haze',
      description: 'What fell, dripped and was stepped on during one week of painting lilacs. Better than the lilacs.',
      hero: 'watercolour.0 cutpaper.1',
      coordinate: 'brush.0 cutpaper.0 watercolour.1 marble.1 watercolour.2 cutpaper.2 topo.2 brush.3',
      blender: 'marks.1 brush.1 minimal.0 marks.2 petite.3',
    },
    {
      name: 'Tall Glasses',
      palette: 'cyclamen',
      description: 'Bougainvillea over a terrace in Vila Madalena, painted fast because the ice was melting.',
      hero: 'watercolour.0',
      coordinate: 'brush.0 cutpaper.1 cutpaper.2 cutpaper.0 watercolour.1 brush.3',
      blender: 'brush.2 minimal.0 petite.0 fineline.1',
    },
    {
      name: 'Rua das Festas',
      palette: 'confetti',
      description: 'Paper flags between the houses, cut on Thursday, rained on by Saturday, kept all the same.',
      hero: 'cutpaper.0 brush.0',
      coordinate: 'cutpaper.1 cutpaper.2 brush.1 marks.0 watercolour.1 topo.2 brush.3',
      blender: 'brush.2 marks.1 minimal.0 marks.3 petite.3 fineline.3',
    },
  ]),
];
