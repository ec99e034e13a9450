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

/** What changed of a pattern since it was approved. */
interface AssetChange {
  readonly id: string;
  readonly kind: AssetChangeKind;
  readonly changedAt: string;
  /** Null for what the staff did, and for who is gone. */
  readonly actorName: string | null;
  readonly before: SaidOfPattern;
  readonly after: SaidOfPattern;
}

/** Everything that changed of a pattern since it was approved; nothing before the first. */
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
