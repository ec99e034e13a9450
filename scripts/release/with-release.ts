import type { ReleasedOperations } from '@halfdrop/schema/operations';

/** Number of releases whose pages may still be open. */
export const KEPT_RELEASES = 10;

/**
 * Returns the released operations after a release with the operations `current`. Operations in none of the last ten
 * releases are dropped.
 * @throws Error if the release already exists with other operations
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
