import { restPaths } from '../generated/rest-paths.ts';

/** A path of the REST contract with its values filled in. */
export interface RestPath {
  /** Null if a value is invalid, in which case no call is needed. */
  readonly text: string | null;
  /** The path template of the contract. */
  readonly template: string;
}

/** Lone surrogates and control characters. */
const UNSOUND = /[\p{Surrogate}\p{Cc}]/u;

/**
 * Builds a path from a template of the contract: `` restPath`/designers/${key}/follow` ``. Every value is encoded as a
 * single segment; values that are empty, contain control characters, traverse the path or collide with another path's
 * literal segment are invalid.
 * @throws Error for a path not in the contract
 */
export function restPath(words: TemplateStringsArray, ...values: readonly string[]): RestPath {
  const template = words.join('{}');
  const reserved = restPaths[template];
  if (!reserved) throw new Error(`The REST contract has no path ${template}`);
  const isSound = values.every((value, index) => isSegment(value) && !reserved[index]?.includes(value.toLowerCase()));
  return { template, text: isSound ? String.raw({ raw: words }, ...values.map(encodeURIComponent)) : null };
}

function isSegment(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && !UNSOUND.test(value);
}
