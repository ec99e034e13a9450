import { words, type DrawingWordList } from './drawing-words.ts';

/** Drawings inspired by the ornament, cloth and tile of many countries. */
export const HERITAGE_WORDS: DrawingWordList = {
  'azulejo.0': words(
    'painted tiles with roses and corner scrolls',
    'Rose Azulejo / Alfama Tiles / Painted Rose Tile / Fado House / Stairwell / Pastelaria',
    'Four tiles make one rose, as they do on the wall.',
  ),
  'azulejo.1': words(
    'hand-painted rose tiles that join into rosettes',
    'Rosette Tiles / Sintra Tiles / Courtyard Rose / Palace Kitchen / Convent Rose / Tram 28',
    'The corner quarters meet and close into a second flower.',
  ),
  'azulejo.2': words(
    'tiles with an interlaced star',
    'Woven Star Tile / Patio Star / Interlace Tile / Évora Star / Bathhouse / Sacristy Floor',
    'A strap star on every tile, tied to its neighbours at the grout.',
  ),
  'azulejo.3': words(
    'tiles with eight-pointed stars among scrolls',
    'Star & Scroll Tile / Fountain Tiles / Cloister Tile / Coimbra / Tiled Bench / Summer Palace',
    'Scrolls turn from the corners towards a star in the middle.',
  ),
  'damask.0': words(
    'tone-on-tone palmettes with acanthus scrolls',
    'Tonal Damask / Salon Damask / Acanthus Damask / Withdrawing Room / Bed Hangings / Sotto Voce',
    'Figure and ground are a breath apart, as in a weave that shows by its sheen.',
  ),
  'damask.1': words(
    'a brocade of palmettes and acanthus leaves',
    'Brocade / Opera Brocade / Palmette Brocade / First Night / Curtain Call / Velvet Box',
    'A second colour is laid into the leaves like a brocading weft.',
  ),
  'damask.2': words(
    'one huge palmette ornament framed by beaded ogees',
    'Beaded Ogee / Grand Ogee / Ogee Frame / Doge’s Chamber / State Bedroom / Silk Merchant',
    'Beads run along every frame and grow towards its point.',
  ),
  'damask.3': words(
    'a small ogee damask',
    'Small Ogee / Petite Damask / Ogee Sprig / Waistcoat Silk / Glove Box / Chair Seat',
    'The grand pattern at the size of a lining.',
  ),
  'deco.0': words(
    'peacock scallops with ribs and an eye',
    'Peacock Scallop / Savoy Scallop / Grand Plume / Opera Cape / Cocktail Hour / Picture Palace',
    'Each scallop is ribbed, banded and closed by an eye.',
  ),
  'deco.1': words(
    'palmette fans in staggered rows',
    'Palmette Fan / Biarritz Fan / Ballroom Fan / Liner Lounge / Perfume Counter / Miami Lobby',
    'Five blades to a fan, held together by a thin arch.',
  ),
  'deco.2': words(
    'lozenges with rising sunbursts',
    'Sunburst Lozenge / Skyscraper / Jazz Lozenge / Lift Doors / Wireless Set / Rhapsody',
    'Two suns rise in every lozenge, one of them upside down.',
  ),
  'girih.0': words(
    'eight-pointed stars bound by interlaced straps',
    'Eightfold Star / Madrasa Star / Star Strapwork / Court of Lions / Minbar / Compass Star',
    'The straps pass over and under without a mistake, all the way round.',
  ),
  'girih.1': words(
    'stars and crosses of glazed tile',
    'Star & Cross / Zellige Cross / Medina Star / Kashan / Bath Tiles / Mosque Lane',
    'Every piece is glazed a little lighter or darker than the next.',
  ),
  'girih.2': words(
    'twelve-pointed stars in a honeycomb of straps',
    'Twelvefold Star / Alhambra Star / Rosette Strapwork / Honeycomb Star / Cedar Ceiling / Dome of Stars',
    'Twelve-pointed stars and triangles share one line of construction.',
  ),
  'ikat.0': words(
    'pomegranate ogees with feathered edges',
    'Pomegranate Ikat / Bukhara Ikat / Feathered Ogee / Coat of the Emir / Silk Chapan / Fergana',
    'Each thread slips on its own, so that the outlines feather as dyed silk does.',
  ),
  'ikat.1': words(
    'columns of ikat diamonds',
    'Diamond Ikat / Margilan Diamond / Ikat Column / Warp & Dye / Atlas Silk / Weaver’s Ladder',
    'Diamond under diamond, with the blur of tied and dyed yarn.',
  ),
  'ikat.2': words(
    'feathered flame-stitch peaks',
    'Flame Stitch / Ikat Flame / Silk Peaks / Bargello Road / Pamir / Heat Haze',
    'The peaks are painted thread by thread, some of them long out of step.',
  ),
  'kilim.0': words(
    'stepped kilim medallions',
    'Stepped Medallion / Anatolian Medallion / Kilim Lozenge / Konya Rug / Winter Tent / Guest Rug',
    'Every step is one weft square; there is no curve in it.',
  ),
  'kilim.1': words(
    'bands of woven signs',
    'Banded Kilim / Caravan Bands / Saddlebag Bands / Camel Halter / Nomad Stripe / Loom Sampler',
    'Combs, hooks and diamonds, one row of signs for each band.',
  ),
  'kilim.2': words(
    'concentric stepped lozenges',
    'Eye-Dazzler / Dazzler Kilim / Stepped Diamond / Trading Post / Echo Lozenge / Desert Blanket',
    'Lozenge inside lozenge, until it begins to move.',
  ),
  'midcentury.0': words(
    'stylised stems with teardrop leaves',
    'Scandi Stems / Teardrop Stem / Malmö Stem / Kitchen Curtain / Enamel Pot / Sideboard',
    'Leaves in pairs, one half solid and one half hatched.',
  ),
  'midcentury.1': words(
    'almond leaves, plain, split and hatched',
    'Almond Leaves / Split Almond / Teak Leaf / Dinner Service / Airport Lounge / Danish Modern',
    'Three treatments of one almond hang from thin threads.',
  ),
  'midcentury.2': words(
    'atomic starbursts',
    'Atomic Starburst / Sputnik / Motel Starburst / Formica / World’s Fair / Kidney Table',
    'Four petals and four rays to a star, with beads where they meet.',
  ),
  'paisley.0': words(
    'large paisley drops with beaded edges',
    'Grand Paisley / Kashmir Buta / Shawl Paisley / Empress Shawl / Dressing Gown / The Mill Book',
    'One drop curls inside another, and beads run round both.',
  ),
  'paisley.1': words(
    'small block-printed buta',
    'Small Buta / Jaipur Buta / Block-Print Drop / Printer’s Row / Cravat / Little Mango',
    'The salt grain of hand printing shows in the filled parts.',
  ),
  'paisley.2': words(
    'tossed paisley drops, sprigs and daisies',
    'Tossed Paisley / Bandana Paisley / Bohemian Paisley / Neckerchief / Quilted Jacket / Festival Tent',
    'The drops turn every way, with daisies in between.',
  ),
  'sashiko.0': words(
    'hemp-leaf stars in running stitch',
    'Hemp Leaf / Asanoha / Stitched Star / Field Coat / Night Sewing / Six Points',
    'The stitches are counted, so that every crossing stays open.',
  ),
  'sashiko.1': words(
    'boro patches with eight kinds of stitching',
    'Boro Patchwork / Mended Boro / Stitched Patches / Fisherman’s Coat / Seven Winters / Darning Basket',
    'A different stitch holds down each patch.',
  ),
  'sashiko.2': words(
    'linked circles in running stitch',
    'Linked Circles / Shippo Stitch / Seven Treasures / Needle & Ring / Tea Cloth / Endless Ring',
    'Circles overlap by quarters and leave a star between them.',
  ),
  'seigaiha.0': words(
    'overlapping wave scallops with six different fillings',
    'Patchwork Sea / Seigaiha / Many Waves / Woodblock Sea / Fisher’s Banner / Inland Sea',
    'Rings, fans, dots and rays take turns to fill the waves.',
  ),
  'seigaiha.1': words(
    'calm overlapping waves',
    'Quiet Sea / Still Water / Calm Seigaiha / Low Tide / Harbour Wall / Pearl Boat',
    'Here and there one wave is of another colour.',
  ),
  'seigaiha.2': words(
    'waves filled with festival fans',
    'Festival Fans / Matsuri / Fan & Wave / Noh Robe / Summer Kimono / Fan Maker',
    'Row by row the fans change, as at a procession.',
  ),
  'shibori.0': words(
    'bound rings of resist dye',
    'Bound Rings / Kumo Shibori / Dyed Rings / Spider Knot / Rain Pools / Arimatsu',
    'Each ring was tied by hand, or looks as though it had been.',
  ),
  'shibori.1': words(
    'pole-wrapped chevrons of resist dye',
    'Arashi Chevron / Storm Dye / Pole-Wrapped / Driving Rain / Wave Wall / Dyer’s Yard',
    'The dye crept under the thread and left its edge soft.',
  ),
  'shibori.2': words(
    'a soft grid of folded and dyed cloth',
    'Folded Grid / Itajime / Clamp & Dye / Paper Window / Tatami Light / Folded Cloth',
    'Folded in squares, clamped and dipped: the lines are where the dye got in.',
  ),
  'suzani.0': words(
    'embroidered roundels with leafy arcs',
    'Suzani Roundels / Silk Needle / Dowry Roundel / Wedding Cloth / Rosette & Arc / Courtyard Feast',
    'Rings of petals are edged with stitches that can be counted.',
  ),
  'suzani.1': words(
    'great embroidered wreaths and tulips',
    'Great Wreaths / Nurata Wreath / Tulip Wreath / Bridal Chamber / Khan’s Garden / Festive Hanging',
    'One wreath fills a third of the width; tulips stand in the corners.',
  ),
  'suzani.2': words(
    'a field of embroidered suns',
    'Field of Suns / Embroidered Sun / Sun Suzani / Ten Moons / Market Day / Skullcap Flowers',
    'Every sun is coloured on its own, with small leaves between.',
  ),
};
