import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { parseMarkdown } from '@halfdrop/domain';
import { TextSection } from '#features/content/LongText.tsx';
import { Answer } from '#features/help/Answer.tsx';
import type { TextKind } from '#generated/types.ts';
import { useDebounced } from '#lib/useDebounced.ts';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { TextWords } from './text-words.ts';
import { useTextPreviewQuery } from './TextPreview.query.generated.ts';

/** As high as the adjacent fields, regardless of the text. */
const HEIGHT = '44rem';

/** Debounce of the preview, in milliseconds. */
const PAUSE_MS = 300;

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignContent: 'start',
    height: HEIGHT,
    overflowY: 'auto',
    padding: '5',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    '& > p + p': { marginTop: '-2' },
  },
});

interface Props {
  readonly kind: TextKind;
  readonly slug: string;
  readonly words: TextWords;
}

/** Preview of a text as visitors will see it, with sample values in emails, and its problems. */
export function Preview({ kind, slug, words }: Props) {
  const { title, summary, body } = useDebounced(words, PAUSE_MS);
  const { data, previousData, error } = useTextPreviewQuery({
    variables: { input: { kind, slug, title, summary, body } },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.textPreview;
  if (error && !preview) return <chakra.p color="ink.muted">The preview cannot be had just now.</chakra.p>;
  if (!preview) return <Skeleton height={HEIGHT} />;
  return (
    <>
      <ProblemList problems={preview.problems} />
      <Sheet tabIndex={0} role="group" aria-label="Preview">
        <Heading as="h3" size="section">
          {kind === 'MAIL' ? preview.summary : title}
        </Heading>
        {kind === 'ARTICLE' ? (
          <Answer text={preview.body} />
        ) : (
          <PageWords summary={kind === 'PAGE' ? preview.summary : ''} body={preview.body} />
        )}
      </Sheet>
    </>
  );
}

function PageWords({ summary, body }: Pick<TextWords, 'summary' | 'body'>) {
  const sections = useMemo(() => parseMarkdown(body), [body]);
  return (
    <>
      {summary === '' ? null : <chakra.p color="ink.muted">{summary}</chakra.p>}
      {sections.map((section) => (
        <TextSection key={section.id} section={section} />
      ))}
    </>
  );
}

/** Problems that prevent a text from being published. */
export function ProblemList({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <chakra.ul
      aria-label="What is wrong"
      marginBottom="4"
      padding="4"
      paddingInlineStart="8"
      background="accent.wash"
      color="accent"
      borderRadius="md"
      overflowWrap="anywhere"
    >
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </chakra.ul>
  );
}
