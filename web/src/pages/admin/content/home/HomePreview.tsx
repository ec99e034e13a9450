import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useDebounced } from '#lib/useDebounced.ts';
import { Chip } from '#ui/Chip.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ProblemList } from '../Preview.tsx';
import type { TextWords } from '../text-words.ts';
import { useTextPreviewQuery } from '../TextPreview.query.generated.ts';
import { type Drawn, drawHome } from './draw-home.ts';
import { ScaledFrame } from './ScaledFrame.tsx';

const PAUSE_MS = 500;
const HEIGHT = 704;
/** Typical viewport widths, in CSS pixels. */
const windows = { Desktop: 1440, Phone: 390 } as const;

/** Preview of the home page, rendered by the shop from the unsaved text, and its problems. */
export function HomePreview({ slug, words }: { readonly slug: string; readonly words: TextWords }) {
  const { title, summary, body } = useDebounced(words, PAUSE_MS);
  const [shown, setShown] = useState<keyof typeof windows>('Desktop');
  const drawn = useDrawn(title, summary, body);
  const { data, previousData } = useTextPreviewQuery({
    variables: { input: { kind: 'HOME', slug, title, summary, body } },
    fetchPolicy: 'no-cache',
  });
  return (
    <>
      <ProblemList problems={(data ?? previousData)?.textPreview?.problems ?? []} />
      <chakra.div role="group" aria-label="Window" display="flex" gap="2" marginBottom="4">
        {(['Desktop', 'Phone'] as const).map((each) => (
          <Chip key={each} aria-pressed={each === shown} onClick={() => setShown(each)}>
            {each}
          </Chip>
        ))}
      </chakra.div>
      {drawn && 'failure' in drawn ? <chakra.p color="ink.muted">{drawn.failure}</chakra.p> : null}
      {drawn && 'html' in drawn ? (
        <ScaledFrame
          title="The home page as visitors will see it"
          width={windows[shown]}
          height={HEIGHT}
          html={drawn.html}
        />
      ) : null}
      {drawn ? null : <Skeleton height={`${HEIGHT}px`} />}
    </>
  );
}

/** Returns the latest rendering; null before the first one. */
function useDrawn(title: string, summary: string, body: string): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    drawHome({ title, summary, body }, leaving.signal).then(setDrawn, (cause: unknown) => {
      if (leaving.signal.aborted) return;
      console.info('The home page was not drawn.', cause);
      setDrawn({ failure: 'The preview cannot be drawn just now.' });
    });
    return () => leaving.abort();
  }, [title, summary, body]);
  return drawn;
}
