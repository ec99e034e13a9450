import { Refusal } from '../upload-result.ts';

/** Browsers skip white space and control characters inside a URL scheme. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]+/gu;
const SCRIPT_SCHEME = /^(?:javascript|vbscript|livescript|mocha):/i;
const SCRIPT_DATA = /^data:(?:text|application|image\/svg)/i;
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|webp);base64,/i;
const SCRIPT_IN_STYLE = /expression\s*\(|javascript:|vbscript:|-moz-binding|behaviou?r\s*:/i;
const OUTSIDE_IN_STYLE = /@import|@font-face|@namespace|(?:^|[^\w-])(?:src|image|image-set|cross-fade)\s*\(/i;
const URL_FUNCTION = /url\s*\(\s*["']?\s*([^)]{0,16})/gi;
/** Long lists of numbers, which are checked against their own grammar where they are kept. */
const GEOMETRY = new Set(['d', 'points']);
/** Elements that may contain an embedded picture. */
const PICTURE_ELEMENTS = new Set(['image']);

/**
 * Refuses content that no attribute of a drawing may hold, whether or not the attribute is kept: event handlers, script
 * URLs and references to anything outside the file.
 */
export function refuseHostileAttribute(element: string, name: string, value: string): void {
  if (/^on[a-z]/i.test(name)) throw new Refusal('script', 'The drawing holds an event handler.');
  if (name === 'href' || name === 'src') refuseHostileAddress(element, value.replaceAll(UNSEEN, ''));
  else if (!GEOMETRY.has(name)) refuseHostileStyle(value);
}

function refuseHostileAddress(element: string, address: string): void {
  if (address.startsWith('#')) return;
  if (SCRIPT_SCHEME.test(address)) throw new Refusal('script', 'The drawing holds a script address.');
  if (SCRIPT_DATA.test(address)) throw new Refusal('script', 'The drawing embeds a document that can hold code.');
  if (PICTURE_ELEMENTS.has(element) && PICTURE_DATA.test(address)) return;
  throw new Refusal('external-reference', 'The drawing refers to something outside of the file.');
}

/** Refuses code and URLs in a style sheet, a style attribute or a presentation attribute. */
export function refuseHostileStyle(text: string): void {
  if (SCRIPT_IN_STYLE.test(text)) throw new Refusal('script', 'A style of the drawing holds code.');
  if (OUTSIDE_IN_STYLE.test(text)) throw outside();
  for (const [, address] of text.matchAll(URL_FUNCTION)) if (!address?.startsWith('#')) throw outside();
}

function outside(): Refusal {
  return new Refusal('external-reference', 'A style of the drawing refers to something outside of the file.');
}
