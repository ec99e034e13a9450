import released from '../released-operations.json' with { type: 'json' };
import { currentOperations } from './generated/operations.ts';

export { currentOperations };

/** A document sent by an earlier release of the web app. */
export interface ReleasedOperation {
  readonly text: string;
  /** The last release that used it. */
  readonly lastIn: string;
}

/** Recent releases, newest first, and their documents by document identifier. */
export interface ReleasedOperations {
  readonly releases: readonly string[];
  readonly documents: Readonly<Record<string, ReleasedOperation>>;
}

/** Documents that pages opened before the current release may still send. */
export const releasedOperations: ReleasedOperations = released;

/** Operations of the current web app and of recent releases, by document identifier. */
export const registeredOperations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(releasedOperations.documents).map(([id, { text }]) => [id, text])),
  ...currentOperations,
};
