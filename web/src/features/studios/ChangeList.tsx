import { chakra } from '@chakra-ui/react';
import type { AssetChangeKind } from '#generated/types.ts';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { SaidChanges, type SaidOfPattern } from './SaidChanges.tsx';

const kindWords: Readonly<Record<AssetChangeKind, string>> = {
  EDITED: 'Changed at once',
  RETURNED: 'Put on sale again',
  REVISED: 'A newer version was approved',
  WITHDRAWN: 'Taken from sale',
};

/** A change to a pattern since its approval. */
interface AssetChange {
  readonly id: string;
  readonly kind: AssetChangeKind;
  readonly changedAt: string;
  /** Null for changes by staff, and for former members. */
  readonly actorName: string | null;
  readonly before: SaidOfPattern;
  readonly after: SaidOfPattern;
}

/** All changes to a pattern since its approval; hidden if there are none. */
export function ChangeList({ changes }: { readonly changes: readonly AssetChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <Heading as="h3" id="changes" size="card" marginBottom="3">
        Changes on sale
      </Heading>
      <Timeline
        label="Changes on sale"
        events={changes.map(({ id, kind, changedAt, actorName, before, after }) => ({
          id,
          at: changedAt,
          title: actorName === null ? kindWords[kind] : `${kindWords[kind]} by ${actorName}`,
          children:
            kind === 'EDITED' || kind === 'REVISED' ? (
              <chakra.div marginTop="2">
                <SaidChanges labelledBy="changes" before={before} after={after} />
              </chakra.div>
            ) : null,
        }))}
      />
    </section>
  );
}
