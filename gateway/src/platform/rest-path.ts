import { restPaths } from '../generated/rest-paths.ts';

/** An address of the REST contract with its values filled in. */
export interface RestPath {
  /** Null when a value can name nothing, so that there is nothing to ask the api. */
  readonly text: string | null;
  /** The path of the contract, whatever its values. */
  readonly template: string;
}

/** Halves of a character, and control codes. */
const UNSOUND = /[\p{Surrogate}\p{Cc}]/u;

/**
 * Builds an address from a path of the contract: `` restPath`/designers/${key}/follow` ``. Every value stays one
 * segment: it is encoded, and one that is empty, holds a control code, moves through the path or is a word of another path names nothing.
 * @throws Error for a path that the contract does not have
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
