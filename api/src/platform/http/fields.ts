import * as v from 'valibot';

/** Creates a schema for a bounded integer in a query string; defaults to `fallback`. */
export function wholeNumber(fallback: number, minimum: number, maximum: number) {
  const words = `Must be a whole number from ${minimum} to ${maximum}`;
  return v.optional(
    v.pipe(
      v.string(words),
      v.regex(/^-?\d{1,15}$/, words),
      v.transform(Number),
      v.number(),
      v.integer(words),
      v.minValue(minimum, words),
      v.maxValue(maximum, words),
    ),
    String(fallback),
  );
}

/** Creates a schema for an optional bounded integer in a query string. */
export function optionalWholeNumber(minimum: number, maximum: number) {
  return v.optional(wholeNumber(minimum, minimum, maximum).wrapped);
}

/** Creates a schema for an optional `true` or `false` in a query string. */
export function optionalFlag() {
  return v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'Must be true or false'),
      v.transform((text) => text === 'true'),
      v.boolean(),
    ),
  );
}

/** Creates a schema for optional text in a query string, trimmed. */
export function optionalText(maximumLength: number) {
  const words = `Must be text of at most ${maximumLength} characters`;
  return v.optional(v.pipe(v.string(words), v.trim(), v.maxLength(maximumLength, words)));
}

/** Creates a schema for a day such as `2026-11-25`. */
export function dayField() {
  return v.pipe(v.string('Must be a day such as 2026-11-25'), v.isoDate('Must be a day such as 2026-11-25'));
}

/**
 * Creates a schema for a comma-separated list in a query string, trimmed, without blanks or duplicates; defaults to
 * empty.
 */
export function commaList(maximumItems: number, maximumLength = 100) {
  const words = `Must be a comma list of at most ${maximumItems} values of ${maximumLength} characters`;
  return v.optional(
    v.pipe(
      v.string(words),
      v.maxLength(maximumItems * (maximumLength + 1), words),
      v.transform((text) => [...new Set(text.split(',').map((item) => item.trim()))].filter((item) => item !== '')),
      v.array(v.pipe(v.string(), v.maxLength(maximumLength, words))),
      v.maxLength(maximumItems, words),
    ),
    '',
  );
}

/** Opaque row id, as a path or body field. */
export const IdField = v.pipe(
  v.string('Must be an id'),
  v.minLength(1, 'Must be an id'),
  v.maxLength(100, 'Must be an id'),
);

/** ISO 8601 timestamp. */
export const InstantField = v.pipe(v.string(), v.isoTimestamp());
