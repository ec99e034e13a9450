import { deflateSync } from 'node:zlib';
import type { RefusalReason } from '../upload-result.ts';
import { pngHeader, pngOf } from './valid-files.ts';

/** A file that must be refused for one specific reason. */
export interface HostileFile {
  readonly title: string;
  readonly reason: RefusalReason;
  readonly make: () => Buffer | Promise<Buffer>;
}

const ATTRIBUTES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100"';
const drawing = (content: string, attributes = ATTRIBUTES): string => `<svg ${attributes}>${content}</svg>`;
const styled = (css: string): string => drawing(`<style>${css}</style><path class="a" d="M0 0h1"/>`);
const picture = (data: Buffer, type = 'png'): string =>
  drawing(`<image width="9" height="9" href="data:image/${type};base64,${data.toString('base64')}"/>`);
const sized = (attributes: string): string =>
  drawing('<path d="M0 0h1"/>', `xmlns="http://www.w3.org/2000/svg" ${attributes}`);

/** Returns `<use>` of ten `<use>`s of ten `<use>`s: a few hundred bytes draw ten to the power of `levels` circles. */
function laughs(levels: number): string {
  const groups = Array.from({ length: levels }, (_, index) => groupOfUses(index + 1)).join('');
  return drawing(`<defs><circle id="l0" r="1"/>${groups}</defs><use href="#l${levels}"/>`);
}

const groupOfUses = (index: number): string => `<g id="l${index}">${`<use href="#l${index - 1}"/>`.repeat(10)}</g>`;

function nestedPatterns(levels: number): string {
  const patterns = Array.from({ length: levels }, (_, index) => patternOfPatterns(index)).join('');
  return drawing(`<defs>${patterns}</defs><rect width="9" height="9" fill="url(#p0)"/>`);
}

function patternOfPatterns(index: number): string {
  const filled = `<rect width="5" height="5" fill="url(#p${index + 1})"/>`;
  return `<pattern id="p${index}" width="5" height="5">${filled.repeat(8)}</pattern>`;
}

function chainOfUses(length: number): string {
  const links = Array.from({ length }, (_, index) => `<use id="u${index + 1}" href="#u${index}"/>`).join('');
  return drawing(`<defs><circle id="u0" r="1"/>${links}</defs><use href="#u${length}"/>`);
}

const TABLE: readonly (readonly [RefusalReason, Readonly<Record<string, string | (() => string)>>])[] = [
  [
    'script',
    {
      'a script': drawing('<script>alert(1)</script>'),
      'a script in a prefix of SVG': drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
      'a script in capital letters': drawing('<SCRIPT>alert(1)</SCRIPT>'),
      'a script inside of metadata': drawing('<metadata><script>alert(1)</script></metadata>'),
      'a script in the namespace of XHTML': drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
      'a web page part': drawing('<body xmlns="http://www.w3.org/1999/xhtml"/>'),
      'a foreign object': drawing('<foreignObject width="9" height="9"/>'),
      'an event handler of the root': drawing('', `${ATTRIBUTES} onload="alert(1)"`),
      'an event handler of a shape': drawing('<rect width="9" height="9" onclick="alert(1)"/>'),
      'an event handler of an element that is left away': drawing('<title onmouseover="alert(1)">a</title>'),
      'a link to a script': drawing('<a xlink:href="javascript:alert(1)"><path d="M0 0h1"/></a>'),
      'a link to a script with white space in it': drawing(
        '<a href=" java&#10;script&#9;:alert(1)"><path d="M0 0h1"/></a>',
      ),
      'a use of a script address': drawing('<use href="JaVaScRiPt:alert(1)"/>'),
      'an embedded web page': drawing('<image href="data:text/html;base64,PGI+"/>'),
      'an embedded drawing': drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
      'an animated address': drawing('<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>'),
      'an expression in a style': drawing('<rect style="width: expression(alert(1))"/>'),
      'a binding in a style sheet': styled('.a{-moz-binding:url(#x)}'),
    },
  ],
  [
    'external-reference',
    {
      'an image of another host': drawing('<image href="https://example.org/a.png"/>'),
      'an image without a scheme': drawing('<image xlink:href="//example.org/a.png"/>'),
      'an image of the file system': drawing('<image href="file:///etc/passwd"/>'),
      'a relative image': drawing('<image href="../secret.png"/>'),
      'a use of another file': drawing('<use href="other.svg#a"/>'),
      'a gradient of another file': drawing('<linearGradient href="other.svg#a"/>'),
      'a fill of another file': drawing('<rect width="9" height="9" fill="url(other.svg#a)"/>'),
      'a quoted fill of another file': drawing(`<rect width="9" height="9" fill="url( 'http://example.org/#a')"/>`),
      'a filter of another file in a style': drawing('<rect style="filter: URL(http://example.org/f.svg#a)"/>'),
      'an import in a style sheet': styled('@import "http://example.org/a.css";'),
      'an import in CDATA': styled('<![CDATA[@import url(http://example.org/a.css);]]>'),
      'a font of a style sheet': styled('@font-face{font-family:a;src:url(http://example.org/a.woff)}'),
      'a background of a style sheet': styled('.a{background:url(http://example.org/a.png)}'),
      'a set of images in a style sheet': styled(".a{mask:image-set('http://example.org/a.png' 1x)}"),
      'an address in an attribute that is left away': drawing('<rect unknown="url(http://example.org)"/>'),
      'a style sheet before the root': `<?xml-stylesheet href="a.css"?>${drawing('')}`,
      'a base address': drawing('<g xml:base="http://example.org/"/>'),
      'a link': drawing('<a href="https://example.org/"><path d="M0 0h1"/></a>'),
    },
  ],
  [
    'entity',
    {
      'an external entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('&x;')}`,
      'entities of entities': `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${drawing('&b;')}`,
      'a document type of another host': `<!DOCTYPE svg SYSTEM "http://example.org/a.dtd">${drawing('')}`,
      'a plain document type with declarations': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ATTLIST svg onload CDATA "alert(1)">]>${drawing('')}`,
      'an entity that nothing declares': drawing('<g id="&x;"/>'),
    },
  ],
  [
    'recursion',
    {
      'a use of itself': drawing('<use id="a" href="#a"/>'),
      'a use of its parent': drawing('<g id="a"><use href="#a"/></g>'),
      'a circle of uses': drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      'a pattern filled with itself': drawing(
        '<pattern id="p" width="5" height="5"><rect width="5" height="5" fill="url(#p)"/></pattern>',
      ),
      'a mask masked by itself': drawing('<mask id="m"><g mask="url(#m)"/></mask>'),
      'a gradient that inherits from itself': drawing('<linearGradient id="g" href="#g"/>'),
      'a circle through a style sheet': drawing(
        '<style>.a{clip-path:url(#c)}</style><clipPath id="c"><rect class="a"/></clipPath>',
      ),
    },
  ],
  [
    'too-complex',
    {
      'a billion circles by use': laughs(9),
      'a trillion circles by use': laughs(12),
      'patterns filled with patterns': nestedPatterns(8),
      'a chain of a hundred thousand uses': () => chainOfUses(100_000),
      'a chain that begins in its middle': () => chainOfUses(300),
      'a hundred thousand groups in each other': () => drawing('<g>'.repeat(100_000) + '</g>'.repeat(100_000)),
      'three hundred thousand shapes': () => drawing('<path d="M0 0h1"/>'.repeat(300_000)),
      'a million attributes': () =>
        drawing(`<g ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      'a path of five million segments': () => drawing(`<path d="M0 0${'h1'.repeat(5_000_000)}"/>`),
      'ten thousand filtered groups': () =>
        drawing(
          `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${'<g filter="url(#f)"><path d="M0 0h1"/></g>'.repeat(10_000)}`,
        ),
      'noise in twenty steps, two hundred times': () =>
        drawing(
          `<filter id="f">${'<feTurbulence baseFrequency="0.9"/>'.repeat(20)}</filter>${'<path d="M0 0h1" filter="url(#f)"/>'.repeat(200)}`,
        ),
      'a filter that all shapes of a group inherit as marker': () =>
        drawing(
          `<marker id="m"><path d="M0 0${'h1'.repeat(9000)}"/></marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(9000)}"/>`,
        ),
      'a rule for everything, many times': () =>
        drawing(`<style>${'*{fill:red}'.repeat(5000)}</style>${'<path d="M0 0h1"/>'.repeat(5000)}`),
      'a filter of a hundred steps': drawing(`<filter id="f">${'<feFlood/>'.repeat(100)}</filter>`),
    },
  ],
  [
    'absurd-size',
    {
      'no size at all': sized(''),
      'a size of nothing': sized('width="0" height="0"'),
      'a negative size': sized('width="-5" height="5"'),
      'a size of a continent': sized('width="1e9" height="1e9"'),
      'a view box of a continent': sized('width="9" height="9" viewBox="0 0 1e6 1e6"'),
      'a size like a thread': sized('width="10000" height="1"'),
      'a number beyond sense': drawing('<path d="M0 0h1e300"/>'),
      'a blur wider than the world': drawing('<filter id="f"><feGaussianBlur stdDeviation="99999"/></filter>'),
      'a filter region beyond sense': drawing('<filter id="f" width="100000%"><feFlood/></filter>'),
      'an embedded picture of 20,000 px': () =>
        picture(pngOf(pngHeader(20_000, 20_000), ['IDAT', deflateSync('a')], ['IEND', Buffer.alloc(0)])),
    },
  ],
  [
    'malformed',
    {
      'an open tag': `<svg ${ATTRIBUTES}><g>`,
      'two roots': drawing('') + drawing(''),
      'an attribute twice': drawing('<g id="a" id="b"/>'),
      'no number': drawing('<circle r="NaN"/>'),
      infinity: drawing('<circle r="1e999"/>'),
      'a view box of words': sized('viewBox="a b c d"'),
      'a view box of three numbers': sized('viewBox="0 0 5"'),
      'path data of words': drawing('<path d="M0 0 LNaN NaN"/>'),
      'path data without a start': drawing('<path d="L5 5"/>'),
      'an unknown transform': drawing('<g transform="perspective(5)"/>'),
      'a calculation': drawing('<g opacity="calc(1)"/>'),
      'two elements of one id': drawing('<g id="a"/><g id="a"/>'),
      'a style sheet that never ends': styled('.a{fill:red'.repeat(3)),
      'a picture that is none': drawing('<image href="data:image/png;base64,%%%"/>'),
    },
  ],
  [
    'unsupported',
    {
      'a text': drawing('<text>Hello</text>'),
      'another XML': '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"/>',
      'no namespace': '<svg width="5" height="5"/>',
      'a web page': '<!DOCTYPE html><html><svg/></html>',
      'a selector of two parts': styled('g .a{fill:red}'),
      'an escape in a style sheet': styled('.a{fill:u\\72l(http://example.org)}'),
      'a media rule': styled('@media print{.a{fill:red}}'),
      'another encoding': `<?xml version="1.0" encoding="UTF-7"?>${drawing('')}`,
      'an element of a newer standard': drawing('<mesh/>'),
      'a GIF in a drawing': () => picture(Buffer.from('GIF89a')),
    },
  ],
  [
    'multiple-pages',
    {
      'an animation': drawing('<rect width="9" height="9"><animate attributeName="x" to="9"/></rect>'),
    },
  ],
];

function utf16(): Buffer {
  return Buffer.from(`\ufeff${drawing('')}`, 'utf16le');
}

/** Drawings that try to run code, reach outside the file, or exhaust time and memory. */
export const HOSTILE_DRAWINGS: readonly HostileFile[] = [
  ...TABLE.flatMap(([reason, files]) =>
    Object.entries(files).map(([title, source]): HostileFile => {
      const make = (): Buffer => Buffer.from(typeof source === 'string' ? source : source());
      return { title: `drawing: ${title}`, reason, make };
    }),
  ),
  { title: 'drawing: UTF-16', reason: 'unsupported', make: utf16 },
  {
    title: 'drawing: broken UTF-8',
    reason: 'malformed',
    make: () => Buffer.from([...Buffer.from('<svg a="'), 0xc3, 0x28]),
  },
  { title: 'drawing: packed', reason: 'unsupported', make: () => Buffer.from([0x1f, 0x8b, 8, 0]) },
  {
    title: 'drawing: more bytes than are taken',
    reason: 'too-large',
    make: () => Buffer.from(drawing(`<!--${' '.repeat(13 * 1024 * 1024)}-->`)),
  },
];
