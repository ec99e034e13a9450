import { words, type DrawingWordList } from './drawing-words.ts';

/** Painted, cut, woven and natural surfaces. */
export const SURFACE_WORDS: DrawingWordList = {
  'animal.0': words(
    'broken-ring leopard spots',
    'Leopard / Savannah Spots / Rosette Coat / Night Hunter / Pillbox Hat / Big Cat',
    'Every ring is broken, as a real coat has it, and no two are alike.',
  ),
  'animal.1': words(
    'branching zebra stripes',
    'Zebra / Wild Stripe / Plains Stripe / Waterhole / Crossing / Herd',
    'The stripes fork and close again without a beginning.',
  ),
  'animal.2': words(
    'large irregular hide patches',
    'Cow Hide / Pasture Patch / Ranch Hide / Friesian / Milking Hour / Saddle Room',
    'Big quiet islands with a clean edge.',
  ),
  'brush.0': words(
    'loose dry-brush strokes with ragged ends',
    'Dry Brush / Studio Strokes / Gesture / Warm-Up / Loose Page / Open Window',
    'The bristles run dry towards the end of every stroke.',
  ),
  'brush.1': words(
    'a check painted in single brush strokes',
    'Painted Check / Brushed Squares / Easel Check / Swatch Card / Patchy / One Stroke Each',
    'Each square is a single lift of the brush.',
  ),
  'brush.2': words(
    'wide hand-painted stripes',
    'Painted Stripe / Awning Stroke / Broad Stripe / Deckchair / House Painter / Beach Wall',
    'Bare ground shows where the brush skipped.',
  ),
  'brush.3': words(
    'short brush strokes, tossed',
    'Short Strokes / Dabble / Brush Test / Commas / Quick Brush / Loose Change',
    'One press of the brush each, and on to the next.',
  ),
  'cutpaper.0': words(
    'leaf and flower cut-outs on blocks of colour',
    'Paper Blocks / Collage Blocks / Colour Collage / Vence / Window Squares / Craft Table',
    'One cut-out to a block, and no block like the one beside it.',
  ),
  'cutpaper.1': words(
    'tossed cut-paper leaves, stars and pebbles',
    'Cut-Outs / Scissor Garden / Paper Scraps / Off-Cuts / Algae / Matinée',
    'The edges have the small corners that scissors leave.',
  ),
  'cutpaper.2': words(
    'paper leaves on cut stripes',
    'Paper Stripes / Ribbon Collage / Leaf & Stripe / Pinned to the Wall / Fern Ladder / Long Strips',
    'A garland of leaves hangs down each strip.',
  ),
  'marble.0': words(
    'veined agate with fine lines',
    'Veined Agate / Agate Slab / Bookmatched / Hotel Bathroom / Quarry Face / Mineral Cabinet',
    'Thin bright veins follow the bands.',
  ),
  'marble.1': words(
    'rings of floating ink',
    'Suminagashi / Floating Ink / Ink Pool / Breath on Water / Tree Rings / Drop by Drop',
    'The rings spread from seven drops and press against each other.',
  ),
  'marble.2': words(
    'combed waves of marbled paper',
    'Combed Endpaper / Bookbinder / Marbled Paper / Ledger / Reading Room / Nonpareil',
    'The comb has been drawn through twice.',
  ),
  'marks.0': words(
    'bands of hand-painted signs',
    'Painted Bands / Sign Bands / Mark Maker / Clay Tablet / Field Notes / Scout Blanket',
    'Eight bands, each with a sign of its own.',
  ),
  'marks.1': words(
    'small dashes that follow a current',
    'Flowing Dashes / Current / Drifting Dash / Shoal / Iron Filings / Light Rain / Seedlings / Swarm',
    'All dashes are of one length; the turning alone makes the movement.',
  ),
  'marks.2': words(
    'a hand-drawn windowpane grid',
    'Drawn Windowpane / Wobbly Grid / Pencil Grid / Squared Paper / Garden Net / Ledger Lines',
    'Ruled without a ruler, with a dot in some of the panes.',
  ),
  'marks.3': words(
    'small inked crosses and rings',
    'Inked Crosses / Kiss Cross / Cross & Nought / Tic-Tac / Score Card / Love Letter / Pen Trial / Tally',
    'Two signs from one pen, set far apart.',
  ),
  'terrazzo.0': words(
    'stone chips of four sizes',
    'Terrazzo / Venetian Floor / Piazza Chips / Bank Lobby / Gelateria / Stair Landing',
    'The large chips have mineral specks and a vein.',
  ),
  'terrazzo.1': words(
    'fine stone chips in cement',
    'Fine Terrazzo / Polished Fleck / Cement & Chip / Bathroom Floor / Nougat / Gravel Path / Station Concourse',
    'Chips as small as they are ground today, close and even.',
  ),
  'terrazzo.2': words(
    'large slabs of broken marble',
    'Large Slab / Palladiana / Broken Marble / Villa Floor / Loggia / Crazy Paving',
    'Slabs first, then chips, then dust: three sizes fill the floor.',
  ),
  'terrazzo.3': words(
    'flecks of stone of one size',
    'Flecks / Cold Floor / Shop Floor / Speckle / Pebble Dash / Nut Brittle',
    'All of one size, so that it lies as still as a floor should.',
  ),
  'topo.0': words(
    'contour lines of an unknown coast',
    'Contour Map / Ridge Lines / Survey / Sheet 14 / Orienteering / Sea Chart / Plot of Land',
    'Every fifth line is heavier, as on a walker’s map.',
  ),
  'topo.1': words(
    'cut-paper hills with soft shadows',
    'Paper Hills / Layered Hills / Paper Relief / Ten Sheets Deep / Caldera / Lagoon Floor',
    'Ten levels lie one on another, each with its shadow.',
  ),
  'topo.2': words(
    'flat terraces of colour',
    'Terraces / Rice Terrace / Stepped Hills / Salt Pans / Isobars / Aerial View',
    'The bands keep their order wherever they go.',
  ),
  'tweed.0': words(
    'broad herringbone yarns',
    'Broad Herringbone / Donegal / Overcoat / Gamekeeper / Turf Fire / Sunday Walk',
    'Each yarn has its own tone, and a few neps of colour are spun in.',
  ),
  'tweed.1': words(
    'fine herringbone with coloured neps',
    'Fine Herringbone / Harris / Waistcoat / Island Cloth / Tailor’s Bench / Bookseller',
    'Seen close, no two yarns match; seen from afar, all do.',
  ),
  'tweed.2': words(
    'a diagonal wool twill',
    'Diagonal Twill / Cavalry Twill / Riding Cloth / Railway Rug / Steep Twill / Shop Coat',
    'The diagonals are spun from several shades of one colour.',
  ),
};
