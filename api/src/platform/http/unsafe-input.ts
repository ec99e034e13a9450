import type { FieldError } from './problem.ts';

/** How deep lists and objects may lie in each other: more than any call asks for. */
const MAX_LEVELS = 32;

/** A value of an input and the way to it. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
  readonly level: number;
}

/**
 * What makes an input unfit for every schema, before any looks at it: nesting that would cost a reader its stack, and
 * text that cannot be stored as it came. The cost grows with the size of the input alone.
 */
export function unsafeInput(input: unknown): FieldError | null {
  const ahead: Place[] = [{ value: input, key: '', parent: null, level: 0 }];
  for (let place = ahead.pop(); place; place = ahead.pop()) {
    const { value, level } = place;
    const flaw = typeof value === 'string' ? flawOf(value) : null;
    if (flaw !== null) return { path: pathTo(place).join('.'), message: flaw };
    if (typeof value !== 'object' || value === null) continue;
    if (level >= MAX_LEVELS) {
      return { path: pathTo(place)[0] ?? '', message: `Must not be nested more than ${MAX_LEVELS} levels deep` };
    }
    for (const [key, child] of Object.entries(value)) {
      ahead.push({ value: child, key, parent: place, level: level + 1 });
    }
  }
  return null;
}

function pathTo(place: Place): string[] {
  const keys: string[] = [];
  for (let at: Place = place; at.parent; at = at.parent) keys.unshift(at.key);
  return keys;
}

/** Half a surrogate pair. A regular expression in Unicode mode sees whole pairs as one character. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** PostgreSQL refuses U+0000 in text, and half a character would be stored as another one. */
function flawOf(text: string): string | null {
  if (text.includes('\u0000')) return 'Must not contain control code 0';
  return LONE_SURROGATE.test(text) ? 'Must be well-formed Unicode text' : null;
}
