import type { ReleasedOperations } from '@halfdrop/schema/operations';

/** Releases whose pages may still be open somewhere. */
export const KEPT_RELEASES = 10;

/**
 * The released operations after one more release, which brings `current`. What none of the last ten releases has is
 * forgotten.
 * @throws Error for a release that is there already with other operations
 */
export function withRelease(
  { releases, documents }: ReleasedOperations,
  version: string,
  current: Readonly<Record<string, string>>,
): ReleasedOperations {
  const isNew = !releases.includes(version);
  if (!isNew && Object.keys(current).some((id) => documents[id]?.lastIn !== version)) {
    throw new Error(`Release ${version} is there already, with other operations.`);
  }
  const kept = (isNew ? [version, ...releases] : releases).slice(0, KEPT_RELEASES);
  const brought = Object.entries(current).map(([id, text]) => [id, { text, lastIn: version }] as const);
  const all = Object.entries({ ...documents, ...Object.fromEntries(brought) });
  return { releases: kept, documents: Object.fromEntries(all.filter(([, { lastIn }]) => kept.includes(lastIn))) };
}
