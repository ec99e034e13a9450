import type { FieldError } from './problem.ts';

/** Maximum nesting depth; no call needs more. */
const MAX_LEVELS = 32;

/** A value within the input and its path. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
  readonly level: number;
}

/**
 * Finds input that must be rejected before validation: nesting that could overflow the stack, and text that cannot be
 * stored unchanged. Runs in linear time.
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

/** Unpaired surrogate. In Unicode mode, regular expressions treat pairs as one character. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Returns what is wrong with a text. PostgreSQL rejects U+0000, and an unpaired surrogate would be stored as another
 * character.
 */
function flawOf(text: string): string | null {
  if (text.includes('\u0000')) return 'Must not contain control code 0';
  return LONE_SURROGATE.test(text) ? 'Must be well-formed Unicode text' : null;
}
