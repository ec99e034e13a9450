import released from '../released-operations.json' with { type: 'json' };
import { currentOperations } from './generated/operations.ts';

export { currentOperations };

/** A document of an earlier web app. */
export interface ReleasedOperation {
  readonly text: string;
  /** The last release that had it. */
  readonly lastIn: string;
}

/** The last releases, the newest first, and their documents by identifier. */
export interface ReleasedOperations {
  readonly releases: readonly string[];
  readonly documents: Readonly<Record<string, ReleasedOperation>>;
}

/** What pages may still send that were opened before a release. */
export const releasedOperations: ReleasedOperations = released;

/** The operations of this web app and of its last releases, by document identifier. */
export const registeredOperations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(releasedOperations.documents).map(([id, { text }]) => [id, text])),
  ...currentOperations,
};
