import { words, type DrawingWordList } from './drawing-words.ts';

/** Geometric, pop and minimal drawings. */
export const MODERN_WORDS: DrawingWordList = {
  'bauhaus.0': words(
    'quarter circles, bars and triangles in a block grid',
    'Bauhaus Blocks / Dessau Grid / Workshop Blocks / Preliminary Course / Toy Blocks / Masters’ House',
    'No two neighbouring squares share a ground, not even across the edge of the tile.',
  ),
  'bauhaus.1': words(
    'bold circles and half circles in a poster grid',
    'Poster Grid / Exhibition Poster / Form & Circle / Summer School / Stage Design / Lesson Seven',
    'Four squares across: made to be read from the other side of the street.',
  ),
  'bauhaus.2': words(
    'nested quarter arcs turned in every direction',
    'Quarter Arcs / Turning Arcs / Arc Study / Compass Lesson / Kindergarten / Tile Game',
    'One arc, four turns and a few colours are all the rule it needs.',
  ),
  'celestial.0': words(
    'suns, moons, planets and scattered stars',
    'Night Sky / Stargazer / Sun & Moon / Observatory / Horoscope / Saturn Rising',
    'Rays, craters and rings are drawn out; the smallest stars are dots.',
  ),
  'celestial.1': words(
    'moon phases between small stars',
    'Moon Phases / Lunar Month / Waxing Moon / Tide Table / Almanac / Full & New',
    'The phases run through the whole month and begin again at the edge.',
  ),
  'groovy.0': words(
    'big-petalled flowers of the seventies',
    'Flower Power / Wallflower Disco / Big Daisy / Camper Van / Love-In / Plastic Bangle',
    'Petal within petal within petal, in three sizes.',
  ),
  'groovy.1': words(
    'a checkerboard that melts into waves',
    'Melted Checker / Wavy Checker / Liquid Check / Roller Rink / Skate Shop / Warped Vinyl',
    'Small flowers sit in some of the squares, for those who look twice.',
  ),
  'groovy.2': words(
    'bending quarter rainbows',
    'Rainbow Bends / Roller Rainbow / Arc Boogie / Van Stripe / Conversation Pit / Slot Car',
    'The bands find their way from one square into the next.',
  ),
  'memphis.0': words(
    'big shapes with hard shadows, squiggles and dots',
    'Big Shapes / Postmodern Party / Shape Salad / Corner Sofa / Saturday Morning / Totem',
    'Every large shape throws its shadow the same way.',
  ),
  'memphis.1': words(
    'squiggles, zigzags and confetti',
    'Squiggle Party / Arcade Squiggle / Confetti Zigzag / Cassette / Swatch Watch / Bus Seat',
    'Small enough for a lining, loud enough to be the outside.',
  ),
  'memphis.2': words(
    'small shapes, evenly tossed',
    'Small Shapes / Lunch Box / Pick & Mix / Sticker Sheet / Toy Shop / Party Bag',
    'Every shape is its own size and none touches the next.',
  ),
  'minimal.0': words(
    'rounded pebbles fitted together',
    'Pebbles / River Stones / Smooth Pebble / Beach Path / Dry Wall / Cobble',
    'The gaps between the stones are all of one width.',
  ),
  'minimal.1': words(
    'nested arches standing and hanging in rows',
    'Nested Arches / Archway / Cloister Walk / Aqueduct / Wooden Rainbow / Arcades',
    'Three arcs each, drawn with a line of one weight.',
  ),
  'minimal.2': words(
    'half moons in quiet rows',
    'Half Moons / Low Moon / Moon Rows / Segments / Bead Curtain / Halved',
    'A half, a half turned over, and now and then a whole.',
  ),
  'minimal.3': words(
    'hand-drawn wavy lines',
    'Drawn Waves / Tideline / Slow Wave / Ripple / Sandbank / Corduroy Road / Evening Tide',
    'The pen wobbles a little; nothing else happens.',
  ),
  'opart.0': words(
    'a checkerboard that bulges toward the eye',
    'Bulging Checker / Op Checker / Warp Check / Pillow Board / Blaze / Lens',
    'Nothing curves in it; only the widths of the squares change.',
  ),
  'opart.1': words(
    'swelling wave ribbons',
    'Swelling Waves / Op Wave / Moiré Tide / Undertow / Long Playing / Ribbon Field',
    'The ribbons grow and shrink as they travel.',
  ),
  'opart.2': words(
    'nested discs turned off centre',
    'Turning Discs / Spin / Off Centre / Gramophone / Wobble Plate / Mezzo',
    'Every disc leans another way in its square.',
  ),
  'opart.3': words(
    'a zigzag that seems to fold',
    'Folded Zigzag / Pleat / Concertina / Accordion / Paper Plane / Sharp Turn',
    'Light and dark sides alternate, so that a flat line looks like folded card.',
  ),
  'plaid.0': words(
    'an even gingham check',
    'Gingham / Picnic Check / Orchard Gingham / School Dress / Jam Jar / Café Curtain / Table Nine',
    'Two threads and the third colour where they cross.',
  ),
  'plaid.1': words(
    'a woven tartan of crossing bands',
    'Tartan / Highland Check / Lodge Tartan / Travelling Rug / Gillie / Fireside Plaid / Loch Road',
    'The weft shows through the warp as fine twill lines.',
  ),
  'plaid.2': words(
    'a fine windowpane check',
    'Windowpane / Tailored Check / Pane Check / Estate Check / Flat Cap / Writing Desk / Town Suit',
    'Thin lines over broad bands, with the twill of real cloth.',
  ),
  'plaid.3': words(
    'a bright madras check',
    'Madras / Regatta Madras / Summer Madras / Boathouse / Beach Hut / Camp Shirt / Ice-Cream Van',
    'Bands of uneven width, washed into each other.',
  ),
  'quilt.0': words(
    'a sampler of patchwork blocks',
    'Sampler Quilt / Patchwork Sampler / Friendship Quilt / Quilting Bee / Scrap Bag / County Fair',
    'Five classic blocks take turns, with the quilting stitched over them.',
  ),
  'quilt.1': words(
    'churn-dash and pinwheel patchwork blocks',
    'Churn Dash / Dairy Quilt / Barn Raising / Pinwheel Porch / Hired Hand / Windmill Yard',
    'Half-square triangles throughout, with dashed quilting lines.',
  ),
  'quilt.2': words(
    'log-cabin strips around small squares',
    'Log Cabin / Cabin Strips / Hearth Quilt / Courthouse Steps / Winter Cabin / Straight Furrow',
    'Light strips on one side and dark on the other, round a square like a fire.',
  ),
  'quilt.3': words(
    'Ohio stars of half-square triangles',
    'Ohio Star / Prairie Star / Patchwork Star / Sawtooth Star / Variable Star / Homestead Star',
    'The points of every star meet, which is the test of a quilter.',
  ),
  'riso.0': words(
    'overprinted halftone suns and half discs',
    'Overprinted Suns / Halftone Sun / Misregister / Two-Drum Print / Gig Poster / Kitchen Press',
    'The screens overlap, and a third colour is had for nothing.',
  ),
  'riso.1': words(
    'a small two-ink halftone overprint',
    'Small Overprint / Zine / Two-Ink Overprint / Photocopy / Paper Jam / Handbill',
    'Dots swell and fade as they do from a worn drum.',
  ),
  'truchet.0': words(
    'three-strand ribbons that weave at random',
    'Woven Ribbons / Ribbon Knot / Wandering Ribbon / Cable Stitch / Spaghetti Junction / Loose Ends',
    'Over and under at every crossing, and no end anywhere.',
  ),
  'truchet.1': words(
    'a labyrinth of quarter arcs',
    'Labyrinth / Small Maze / Meander / Coral Maze / Circuit / Wrong Turning',
    'Two tiles and a coin were enough to draw it.',
  ),
  'truchet.2': words(
    'a large labyrinth of rounded paths',
    'Large Labyrinth / Garden Maze / Big Meander / Marble Run / Stepping Stones / Lava Lamp',
    'The paths open into round courts with a dot in them.',
  ),
  'truchet.3': words(
    'quarter discs that meet in circles and waves',
    'Quarter Discs / Disc Puzzle / Turning Tiles / Half a Coin / Petal Puzzle / Fan Club',
    'Whole circles appear by chance, and the eye goes looking for the next.',
  ),
};
