import { chakra } from '@chakra-ui/react';
import { useDebounced } from '#lib/useDebounced.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { HomeSections } from '#widgets/home-page/HomeSections.tsx';
import { ProblemList } from '../Preview.tsx';
import type { TextWords } from '../text-words.ts';
import { useHomePreviewQuery } from './HomePreview.query.generated.ts';

const HEIGHT = '44rem';
const PAUSE_MS = 300;

const Sheet = chakra('div', {
  base: { height: HEIGHT, overflowY: 'auto', border: '1px solid', borderColor: 'line', borderRadius: 'md' },
});
/** About as wide as a page on a screen, so that sections stand as they do there. */
const Scaled = chakra('div', { base: { zoom: { lg: '0.72' }, paddingBottom: '16' } });

/** The home page as a visitor will see it, to be looked at alone, and what is wrong with it. */
export function HomePreview({ slug, words }: { readonly slug: string; readonly words: TextWords }) {
  const { title, summary, body } = useDebounced(words, PAUSE_MS);
  const { data, previousData, error, refetch } = useHomePreviewQuery({
    variables: { input: { kind: 'HOME', slug, title, summary, body } },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.textPreview;
  const retry = () => {
    refetch().catch((cause: unknown) => console.warn('The preview was not loaded.', cause));
  };
  if (error && !preview) return <chakra.p color="ink.muted">The preview cannot be had just now.</chakra.p>;
  if (!preview) return <Skeleton height={HEIGHT} />;
  return (
    <>
      <ProblemList problems={preview.problems} />
      <Sheet tabIndex={0} role="group" aria-label="Preview">
        <Scaled inert>
          {preview.home ? <HomeSections page={preview.home} missing={{ status: 'failed', retry }} /> : null}
        </Scaled>
      </Sheet>
    </>
  );
}
