import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useStageSize } from '#features/stage/useStageSize.ts';
import { useDebounced } from '#lib/useDebounced.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { HomeSections } from '#widgets/home-sections/HomeSections.tsx';
import type { MissingPart } from '#widgets/home-sections/part-state.ts';
import { ProblemList } from '../Preview.tsx';
import type { TextWords } from '../text-words.ts';
import { useHomePreviewQuery } from './HomePreview.query.generated.ts';

const HEIGHT = '44rem';
const PAUSE_MS = 300;

const Sheet = chakra('div', {
  base: {
    height: HEIGHT,
    overflowX: 'hidden',
    overflowY: 'auto',
    background: 'page',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
  },
});

/** What visitors will find on the home page, as they will see it, and what is wrong with it. */
export function HomePreview({ slug, words }: { readonly slug: string; readonly words: TextWords }) {
  const { title, summary, body } = useDebounced(words, PAUSE_MS);
  const { data, previousData, error, loading, refetch } = useHomePreviewQuery({
    variables: { input: { kind: 'HOME', slug, title, summary, body } },
    fetchPolicy: 'no-cache',
  });
  const sheet = useRef<HTMLDivElement>(null);
  const size = useStageSize(sheet);
  const preview = (data ?? previousData)?.textPreview;
  if (error && !preview) return <chakra.p color="ink.muted">The preview cannot be had just now.</chakra.p>;
  const missing: MissingPart = loading ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() };
  // Laid out for the width of the whole window, as a visitor has it, and made smaller to fit here.
  const zoom = size ? size.width / document.documentElement.clientWidth : 1;
  return (
    <>
      <ProblemList problems={preview?.problems ?? []} />
      <Sheet ref={sheet} tabIndex={0} role="group" aria-label="Preview">
        {preview?.home ? (
          <div inert style={{ zoom }}>
            <HomeSections page={preview.home} missing={missing} />
          </div>
        ) : null}
        {preview ? null : <Skeleton height={HEIGHT} />}
      </Sheet>
    </>
  );
}
