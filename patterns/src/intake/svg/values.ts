import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { NUMERIC, NUMERIC_WORDS, STYLE_ONLY, TRANSFORMS, WORDED } from './allow-list.ts';

const MAX_NUMBER = 1_000_000;
const MAX_WORDS_LENGTH = 500;
const MAX_TRANSFORM_LENGTH = 2000;
const NUMBER = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?';
const PATH_TOKEN = new RegExp(`[MmLlHhVvCcSsQqTtAaZz]|${NUMBER}|[\\s,]+`, 'y');
const LIST_TOKEN = new RegExp(`(${NUMBER})(?:px|pt|pc|mm|cm|in|em|ex|%)?|[\\s,]+`, 'y');
const TRANSFORM = /^(?:matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)[\s,]*/;
const QUOTED_REFERENCE = /url\(\s*(["'])(#[\w.:-]+)\1\s*\)/gi;
/** Words, colors, color functions and references to elements: no quotes, slashes or escapes. */
const WORDS = /^[\w#.,%\s()+:-]*$/;
const FUNCTIONS = /([a-z-]+)\s*\(/gi;
const TAKEN_FUNCTIONS = new Set(['url', 'rgb', 'rgba', 'hsl', 'hsla']);
const [LOWER_CASE, DIGIT_0, DIGIT_9, POINT] = [0x20, 0x30, 0x39, 0x2e];
const [LETTER_A, LETTER_E, LETTER_Z] = [0x61, 0x65, 0x7a];
const IDENTIFIER = /^[A-Za-z_][\w.:-]*$/;
const REFERENCE = /^#([A-Za-z_][\w.:-]*)$/;

/** Returns the normalized value of a kept attribute, or null if the attribute is dropped. */
export function checkedValue(name: string, value: string, budget: Budget): string | null {
  if (name === 'd') return checkPath(value, budget);
  if (name === 'id') return IDENTIFIER.test(value) ? value : refuseValue();
  if (name === 'href') return value.trim();
  if (TRANSFORMS.has(name)) return checkTransform(value, budget);
  if (NUMERIC.has(name) && !NUMERIC_WORDS.has(value.trim())) return checkNumbers(value, budget);
  if (name === 'type' || WORDED.has(name) || STYLE_ONLY.has(name) || NUMERIC.has(name)) return checkWords(value);
  return null;
}

/** Returns the id of an internal reference. Throws a Refusal for anything else. */
export function referencedId(address: string): string {
  return REFERENCE.exec(address.trim())?.[1] ?? refuseValue();
}

/** Returns the ids referenced by `url(#…)` in a value. */
export function urlIds(value: string): string[] {
  return Array.from(value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi), ([, id]) => id ?? '');
}

/**
 * Returns how many segments path data or a list of points draws: one per command, or one per pair of numbers if that is
 * more.
 */
export function countSegments(data: string): number {
  let commands = 0;
  let numbers = 0;
  let isInNumber = false;
  for (let index = 0; index < data.length; index += 1) {
    const code = data.charCodeAt(index) | LOWER_CASE;
    const isDigit = (code >= DIGIT_0 && code <= DIGIT_9) || code === POINT;
    if (isDigit && !isInNumber) numbers += 1;
    if (code >= LETTER_A && code <= LETTER_Z && code !== LETTER_E) commands += 1;
    isInNumber = isDigit;
  }
  return Math.max(commands, Math.ceil(numbers / 2));
}

function checkPath(data: string, budget: Budget): string {
  let isFirst = true;
  PATH_TOKEN.lastIndex = 0;
  while (PATH_TOKEN.lastIndex < data.length) {
    const at = PATH_TOKEN.lastIndex;
    const token = PATH_TOKEN.exec(data)?.[0];
    if (token === undefined || (isFirst && !/^[Mm\s,]/.test(token))) refuseValue();
    isFirst &&= /^[\s,]/.test(token);
    if (/[\d.]/.test(token)) checkNumber(token);
    if (PATH_TOKEN.lastIndex <= at) refuseValue();
    budget.spend(0.5);
  }
  return data.trim();
}

function checkNumbers(list: string, budget: Budget): string {
  LIST_TOKEN.lastIndex = 0;
  while (LIST_TOKEN.lastIndex < list.length) {
    const found = LIST_TOKEN.exec(list);
    if (found === null) refuseValue();
    if (found[1] !== undefined) checkNumber(found[1]);
    budget.spend(0.5);
  }
  return list.trim();
}

function checkTransform(value: string, budget: Budget): string {
  let rest = value.trim();
  if (rest === 'none') return rest;
  if (rest.length > MAX_TRANSFORM_LENGTH) refuseValue();
  while (rest !== '') {
    const found = TRANSFORM.exec(rest);
    if (found === null) refuseValue();
    checkNumbers(found[1] ?? '', budget);
    rest = rest.slice(found[0].length);
  }
  return value.trim();
}

function checkWords(value: string): string {
  if (value.length > MAX_WORDS_LENGTH) refuseValue();
  const text = value.trim().replaceAll(QUOTED_REFERENCE, 'url($2)');
  if (!WORDS.test(text)) refuseValue();
  for (const [, name] of text.matchAll(FUNCTIONS)) if (!TAKEN_FUNCTIONS.has((name ?? '').toLowerCase())) refuseValue();
  return text;
}

function checkNumber(text: string): void {
  const value = Number(text);
  if (!Number.isFinite(value)) refuseValue();
  if (Math.abs(value) > MAX_NUMBER) throw new Refusal('absurd-size', 'The drawing holds an absurdly large number.');
}

function refuseValue(): never {
  throw new Refusal('malformed', 'An attribute of the drawing holds a value that is not taken.');
}
