import { chakra } from '@chakra-ui/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { useDebounced } from '#lib/useDebounced.ts';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ProblemList } from '../Preview.tsx';
import type { TextWords } from '../text-words.ts';
import { type HomePreviewQuery, useHomePreviewQuery } from './HomePreview.query.generated.ts';

const HEIGHT = '44rem';
const PAUSE_MS = 300;

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '8',
    height: HEIGHT,
    overflowY: 'auto',
    padding: '5',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
  },
});
const Patterns = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(9, minmax(0, 1fr))' },
    gap: '2',
    marginTop: '3',
    listStyle: 'none',
    '& .pattern-picture, & img': { display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover' },
  },
});

type Section = NonNullable<NonNullable<HomePreviewQuery['textPreview']>['home']>['sections'][number];

/** What visitors will find on the home page, section by section, and what is wrong with it. */
export function HomePreview({ slug, words }: { readonly slug: string; readonly words: TextWords }) {
  const { title, summary, body } = useDebounced(words, PAUSE_MS);
  const { data, previousData, error } = useHomePreviewQuery({
    variables: { input: { kind: 'HOME', slug, title, summary, body } },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.textPreview;
  if (error && !preview) return <chakra.p color="ink.muted">The preview cannot be had just now.</chakra.p>;
  if (!preview) return <Skeleton height={HEIGHT} />;
  return (
    <>
      <ProblemList problems={preview.problems} />
      <Sheet tabIndex={0} role="group" aria-label="Preview">
        {preview.home?.sections
          .filter((section) => section.title !== '')
          .map((section) => (
            <PreviewedSection key={section.key} section={section} />
          ))}
      </Sheet>
    </>
  );
}

function PreviewedSection({ section: { title, caption, patterns } }: { readonly section: Section }) {
  return (
    <section>
      <Heading as="h3" size="card">
        {title.split('*').map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part))}
      </Heading>
      {caption === '' ? null : <chakra.p color="ink.muted">{caption}</chakra.p>}
      {patterns?.items.length === 0 ? <p>Not drawn: it has no patterns.</p> : null}
      <Patterns role="list">
        {patterns?.items.map((asset) => (
          <li key={asset.id}>
            <PatternPicture asset={asset} sizes="120px" />
          </li>
        ))}
      </Patterns>
    </section>
  );
}
