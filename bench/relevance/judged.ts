import { all, any, color, family, group, shade, shelf, tag, title, type Test } from './facts.ts';

/** A search and what it is after; a pattern has the grade of the first test it passes, 3 to 1, else 0. */
export interface JudgedSearch {
  readonly text: string;
  readonly perfect: Test;
  readonly good?: Test;
  readonly fair?: Test;
}

const floral = any(tag('floral', 'flowers'), group('floral'));
const flowers = tag('floral', 'flowers', 'flower power', 'wildflower');
const plaid = family('plaid');
const stripe = tag('stripe', 'stripes');
const tile = tag('tile', 'azulejo', 'zellige');
const navy = shade('#1f2a4d', 0.12, 0.14);
const deepBlue = shade('#263a66', 0.08, 0.2);
const teal = shade('#1f6f74', 0.12, 0.14);
const greenBlue = shade('#2a7f80', 0.08, 0.22);
const mustard = shade('#d0a036', 0.08, 0.14);
const sage = shade('#a3b096', 0.12, 0.12);
const blush = shade('#f0d0c8', 0.12, 0.12);
const burgundy = shade('#6a1f33', 0.1, 0.16);
const terracotta = shade('#bd6240', 0.1, 0.14);
const neutral = all((pattern) => !color('Blue', 'Red', 'Green', 'Purple', 'Orange', 'Pink', 'Yellow')(pattern));
const free: Test = ({ isFree }) => isFree;
const premium: Test = ({ isPremium }) => isPremium;
const repeat =
  (name: string): Test =>
  (pattern) =>
    pattern.repeat === name;
const celestial = family('celestial');
const tropical = family('tropical');
const dots = any(title('dot', 'polka', 'spot'), tag('polka dot'));
const botanical = tag('botanical', 'foliage', 'leaves');

/** One thing asked for, by what the catalog calls it or by a word that shoppers use for it. */
const things: readonly (readonly [string, Test, Test?, Test?])[] = [
  ['floral', flowers, floral],
  ['florals', flowers, floral],
  ['flower pattern', flowers, floral],
  ['botanical', tag('botanical'), botanical, floral],
  ['leaves', tag('leaves'), tag('foliage'), any(title('leaf', 'leaves'), botanical)],
  ['leaf', tag('leaves'), any(title('leaf', 'leaves'), tag('foliage')), botanical],
  ['tropical', tropical, tag('summer')],
  ['jungle', tropical],
  ['palm leaves', tropical, tag('leaves')],
  ['geometric', tag('geometric'), shelf('geometric')],
  ['abstract', tag('abstract'), group('abstract')],
  ['minimalist', tag('minimalist', 'minimal'), group('minimal'), shelf('minimalist')],
  ['plaid', plaid, title('plaid', 'check')],
  ['tartan', plaid, title('check')],
  ['gingham', any(title('gingham'), plaid), tag('check')],
  ['buffalo check', plaid, tag('check')],
  ['houndstooth', title('houndstooth', 'dogtooth'), tag('tweed', 'check')],
  ['polka dot', dots, family('petite')],
  ['polka dots', dots, family('petite')],
  ['stripes', stripe, title('stripe')],
  ['striped', stripe, title('stripe')],
  ['pinstripe', any(title('pinstripe'), stripe), tag('menswear')],
  ['herringbone', tag('herringbone')],
  ['tweed', family('tweed')],
  ['art deco', family('deco')],
  ['great gatsby', family('deco')],
  ['1920s', family('deco')],
  ['damask', family('damask')],
  ['brocade', family('damask')],
  ['paisley', family('paisley')],
  ['boho', tag('bohemian'), tag('ethnic', 'folk', 'tribal')],
  ['bohemian', tag('bohemian'), tag('ethnic', 'folk', 'tribal')],
  ['ikat', family('ikat')],
  ['kilim rug', family('kilim')],
  ['suzani', family('suzani')],
  ['azulejo', family('azulejo')],
  ['portuguese tiles', family('azulejo'), tile],
  ['moroccan tile', tag('moroccan'), tile],
  ['arabesque', any(tag('islamic geometry'), tag('moroccan')), family('damask')],
  ['bathroom tile', tile, title('bathroom'), tag('ceramic', 'stone')],
  ['islamic geometric', tag('islamic geometry'), tag('geometric')],
  ['terrazzo', family('terrazzo')],
  ['marble', family('marble'), title('marble')],
  ['marbling', family('marble')],
  ['watercolor', tag('watercolor')],
  ['watercolour', tag('watercolor')],
  ['water color', tag('watercolor')],
  ['brush strokes', family('brush'), tag('brush', 'painted')],
  ['hand drawn', tag('hand-drawn')],
  ['hand-painted', tag('painted'), tag('brush', 'hand-drawn')],
  ['cut paper', family('cutpaper'), tag('collage')],
  ['matisse cutouts', family('cutpaper')],
  ['bauhaus', family('bauhaus')],
  ['memphis', family('memphis')],
  ['memphis 80s', family('memphis'), tag('retro')],
  ['80s', tag('eighties'), tag('retro')],
  ['70s', tag('seventies'), tag('retro')],
  ['retro 70s', all(tag('retro'), tag('seventies')), tag('seventies', 'retro')],
  ['groovy', tag('groovy'), tag('retro')],
  ['flower power', tag('flower power'), flowers],
  ['mid century modern', family('midcentury'), tag('retro')],
  ['midcentury', family('midcentury')],
  ['mid-century', family('midcentury')],
  ['scandinavian', tag('scandinavian')],
  ['scandi', tag('scandinavian'), title('scandi')],
  ['op art', family('opart'), tag('optical')],
  ['optical illusion', family('opart')],
  ['checkerboard', any(title('check', 'checker', 'board')), tag('check')],
  ['leopard', all(family('animal'), title('leopard', 'rosette', 'spot')), family('animal')],
  ['animal print', family('animal')],
  ['zebra print', all(family('animal'), title('zebra', 'stripe')), family('animal')],
  ['stars', any(celestial, title('star')), tag('star')],
  ['space', celestial],
  ['moon and stars', celestial, title('star')],
  ['lemons', family('citrus'), tag('fruit')],
  ['fruit', tag('fruit'), tag('citrus')],
  ['food', tag('fruit', 'kitchen')],
  ['japanese', tag('japanese'), tag('japandi')],
  ['japanese waves', family('seigaiha'), tag('japanese')],
  ['waves', any(tag('waves'), title('wave')), tag('sea')],
  ['sashiko', family('sashiko')],
  ['shibori', family('shibori')],
  ['tie dye', family('shibori')],
  ['patchwork quilt', family('quilt'), tag('patchwork')],
  ['ginkgo', family('ginkgo')],
  ['william morris', family('vine')],
  ['ditsy', family('ditsy'), tag('small scale')],
  ['wildflower meadow', family('meadow')],
  ['topographic map', family('topo')],
  ['contour lines', family('topo'), tag('lines')],
  ['kids', tag('playful'), tag('bold', 'pop')],
  ['grunge', any(tag('texture'), tag('ink')), tag('abstract')],
  ['texture', tag('texture'), group('texture')],
  ['scallop', any(tag('scallop'), title('scallop')), tag('fan')],
  ['chevron', any(title('chevron', 'zigzag'), tag('chevron', 'herringbone'))],
  ['cottagecore', tag('cottage', 'ditsy'), any(floral, tag('country'))],
  ['nautical', tag('sea'), any(stripe, tag('waves'))],
  ['vintage', tag('vintage'), any(group('vintage'), tag('retro', 'heritage', 'victorian'))],
  ['halftone', family('riso')],
];

/** Several things at once: all of them are perfect, the thing without its color or fact is fair. */
const together: readonly (readonly [string, Test, Test?, Test?])[] = [
  ['blue floral', all(floral, color('Blue')), all(floral, deepBlue), floral],
  ['pink flowers', all(floral, color('Pink')), floral],
  ['red plaid', all(plaid, color('Red')), plaid],
  ['green leaves', all(tag('leaves', 'foliage'), color('Green')), botanical],
  ['yellow citrus', all(family('citrus'), color('Yellow')), family('citrus')],
  ['blue stripes', all(stripe, color('Blue')), stripe],
  [
    'black and white geometric',
    all(tag('geometric'), color('Black & White')),
    color('Black & White'),
    tag('geometric'),
  ],
  ['purple paisley', all(family('paisley'), color('Purple')), family('paisley')],
  ['blue tile', all(tile, color('Blue')), tile],
  ['orange retro', all(tag('retro'), color('Orange')), tag('retro')],
  ['watercolor flowers', all(tag('watercolor'), floral), tag('watercolor'), floral],
  ['small floral', all(floral, tag('small scale')), floral],
  ['large scale tropical', all(tropical, tag('large scale')), tropical],
  ['navy', navy, deepBlue],
  ['teal', teal, greenBlue],
  ['mustard', mustard, color('Yellow')],
  ['sage', sage, color('Green')],
  ['blush', blush, color('Pink')],
  ['burgundy', burgundy, color('Red')],
  ['terracotta', terracotta, color('Orange', 'Brown')],
  ['navy floral', all(floral, navy), all(floral, deepBlue), any(floral, navy)],
  ['sage green botanical', all(botanical, sage), all(botanical, color('Green')), botanical],
  ['mustard yellow', mustard, color('Yellow')],
  ['teal tile', all(tile, teal), all(tile, greenBlue), any(tile, teal)],
  ['free', free],
  ['free floral', all(free, floral), floral],
  ['premium damask', all(premium, family('damask')), family('damask')],
  ['half drop', repeat('half-drop')],
  ['half drop floral', all(repeat('half-drop'), floral), floral],
  ['brick repeat', repeat('brick')],
  ['mirror repeat', repeat('mirror')],
  ['nvay florl', all(floral, navy), all(floral, deepBlue), any(floral, navy)],
  ['leopadr', all(family('animal'), title('leopard', 'rosette', 'spot')), family('animal')],
  ['gometric', tag('geometric')],
  ['pasley', family('paisley')],
  ['terazzo', family('terrazzo')],
  ['scandinavain', tag('scandinavian')],
  ['watercolr', tag('watercolor')],
  ['herringbon', tag('herringbone')],
  ['botancial leaves', all(tag('botanical'), tag('leaves')), botanical],
  ['japanese indigo', all(tag('japanese'), tag('indigo')), tag('japanese', 'indigo')],
  ['neutral minimal', all(neutral, tag('minimal', 'minimalist')), tag('minimal', 'minimalist')],
  ['fennel foxglove', ({ studio }) => studio === 'fennel-foxglove'],
];

/** The judged searches. Others are kept elsewhere, so that nothing is tuned to these alone. */
export const judgedSearches: readonly JudgedSearch[] = [...things, ...together].map(([text, perfect, good, fair]) => ({
  text,
  perfect,
  ...(good && { good }),
  ...(fair && { fair }),
}));
