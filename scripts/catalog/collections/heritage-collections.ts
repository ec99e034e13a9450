import { collectionsOf, type DesignCollection } from './design-collection.ts';

/** Dye, loom, archive and gilding. */
export const HERITAGE_COLLECTIONS: readonly DesignCollection[] = [
  ...collectionsOf('studio-kumo', [
    {
      name: 'Dye House',
      palette: 'aizome',
      description: 'Eleven dips in the vat give eleven blues; this collection uses five of them and the undyed thread.',
      hero: 'shibori.0 sashiko.1',
      coordinate: 'seigaiha.0 shibori.2 ginkgo.1 marble.1 seigaiha.2 shibori.1',
      blender: 'sashiko.0 sashiko.2 seigaiha.1 minimal.3 marks.1 petite.0',
    },
    {
      name: 'Rain on Slate',
      palette: 'ink-wash',
      description: 'Wet roofs, brushes in a jar and the greys between them, from a June when it did not stop.',
      hero: 'ginkgo.1 marble.1',
      coordinate: 'seigaiha.0 shibori.2 ginkgo.0 sashiko.1 shibori.1 topo.0',
      blender: 'seigaiha.1 sashiko.0 sashiko.2',
    },
    {
      name: 'Meltwater',
      palette: 'glacier',
      description: 'River ice breaking up in March, with one warm colour to say that it is over.',
      hero: 'seigaiha.2',
      coordinate: 'seigaiha.0 marble.1 shibori.0 ginkgo.0 sashiko.1 shibori.2',
      blender: 'minimal.3 seigaiha.1 marks.1 fineline.6 petite.3',
    },
  ]),
  ...collectionsOf('bazaar-loom', [
    {
      name: 'Registan',
      palette: 'samarkand',
      description: 'Three schools face one square, and every wall has something to say about the star.',
      hero: 'girih.0 suzani.1',
      coordinate: 'ikat.0 suzani.0 kilim.0 girih.1 girih.2 ikat.2 kilim.1 suzani.2 paisley.2',
      blender: 'ikat.1 paisley.1 marks.0 kilim.2 petite.6 fineline.7',
    },
    {
      name: 'Spice Sacks',
      palette: 'saffron-market',
      description: 'Cumin, sumac, saffron and the cloth they are carried in. It stays on the hands for a day.',
      hero: 'kilim.0 suzani.0',
      coordinate: 'ikat.2 kilim.1 suzani.2 girih.1 ikat.0 kilim.2',
      blender: 'ikat.1 paisley.1 marks.0 petite.6',
    },
    {
      name: 'Caravanserai',
      palette: 'teal-velvet',
      description: 'Night in a courtyard of the road: lamps, saddlebags, a door of cedar, stars in the right order.',
      hero: 'ikat.0',
      coordinate: 'kilim.0 girih.0 suzani.2 girih.2 kilim.1 suzani.0',
      blender: 'ikat.1 kilim.2 marks.0 petite.5',
    },
    {
      name: 'Mulberry Silk',
      palette: 'aubergine',
      description: 'The worm eats the leaf, the thread takes the dye: deep purples of Margilan with a line of gold.',
      hero: 'suzani.1 ikat.0',
      coordinate: 'ikat.2 girih.1 kilim.2 suzani.0 paisley.2',
      blender: 'ikat.1 paisley.1 marks.0 petite.1 fineline.7',
    },
  ]),
  ...collectionsOf('marlowe-finch', [
    {
      name: 'The Green Drawing Room',
      palette: 'emerald-room',
      description: 'From the sample books of a Borders mill: what hung in the room where nobody was allowed to run.',
      hero: 'damask.1 paisley.0',
      coordinate: 'damask.2 vine.1 plaid.1 paisley.2 ditsy.1 plaid.3',
      blender: 'damask.3 paisley.1 tweed.1 plaid.2 tweed.2 fineline.5',
    },
    {
      name: 'Claret Library',
      palette: 'plum-wine',
      description: 'Leather, port and a fire that was lit at three. Redrawn from bindings, endpapers and one curtain.',
      hero: 'vine.1 damask.2',
      coordinate: 'paisley.0 damask.1 plaid.1 paisley.2 plaid.3 tweed.2',
      blender: 'damask.3 tweed.0 plaid.2 fineline.0 fineline.2',
    },
    {
      name: 'Gillie’s Cottage',
      palette: 'coffee-house',
      description: 'Peat, wet dog and porridge: the honest half of the archive, all of it made to be worn out.',
      hero: 'plaid.1 paisley.2',
      coordinate: 'tweed.0 damask.0 plaid.3 tweed.2 paisley.0',
      blender: 'tweed.1 plaid.0 plaid.2 ditsy.1 fineline.4 fineline.2 fineline.0',
    },
  ]),
  ...collectionsOf('gilt-house', [
    {
      name: 'Grand Lobby',
      palette: 'deco-gold',
      description:
        'Revolving doors, brass rails, a clock that everybody meets under. Midnight blue and real gold leaf.',
      hero: 'deco.0 marble.0',
      coordinate: 'deco.1 deco.2 damask.1 animal.0 midcentury.2 marble.2 celestial.1',
      blender: 'damask.3 seigaiha.1 truchet.1 animal.1 fineline.7 petite.3',
    },
    {
      name: 'Black Tie',
      palette: 'noir',
      description: 'Lapels, lacquer and piano keys: a collection that has never been seen before nine in the evening.',
      hero: 'marble.0 deco.1',
      coordinate: 'deco.0 deco.2 animal.1 damask.0 marble.2 animal.0',
      blender: 'damask.3 seigaiha.1 animal.2 fineline.0 petite.5',
    },
    {
      name: 'Cigar Lounge',
      palette: 'espresso-bar',
      description: 'Walnut, tobacco and amber glass, with a leopard asleep on the second step.',
      hero: 'animal.0 deco.0',
      coordinate: 'deco.2 marble.2 animal.1 deco.1 midcentury.2',
      blender: 'animal.2 seigaiha.1 fineline.4 fineline.7',
    },
  ]),
];
