import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { CreateNewsletterIssueInput } from '#generated/types.ts';
import { useDebounced } from '#lib/useDebounced.ts';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useNewsletterPreviewQuery } from './NewsletterPreview.query.generated.ts';

/** As high as the adjacent fields. */
const HEIGHT = '32rem';

/** Debounce of the preview, in milliseconds. */
const PAUSE_MS = 300;

// Email clients show a white background, regardless of the shop's colors.
const Sheet = chakra('iframe', {
  base: {
    width: 'full',
    height: HEIGHT,
    background: 'white',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
  },
});
const PlainText = chakra('pre', {
  base: {
    height: HEIGHT,
    overflowY: 'auto',
    padding: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
    fontSize: '14px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

interface Props {
  /** Current input and picks; a new object only on changes. */
  readonly words: CreateNewsletterIssueInput;
}

/** Preview of an issue in email clients, as HTML or plain text. */
export function IssuePreview({ words }: Props) {
  const [isText, setIsText] = useState(false);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" marginBottom="3">
        <Heading id={heading} size="card">
          Preview
        </Heading>
        <Button size="sm" variant="outline" aria-pressed={isText} onClick={() => setIsText(!isText)}>
          Text only
        </Button>
      </chakra.div>
      {words.body.trim() === '' ? (
        <chakra.p color="ink.muted">The mail is shown here as you write it.</chakra.p>
      ) : (
        <Mail words={words} isText={isText} />
      )}
    </section>
  );
}

function Mail({ words, isText }: Props & { readonly isText: boolean }) {
  const input = useDebounced(words, PAUSE_MS);
  const { data, previousData, error } = useNewsletterPreviewQuery({
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const mail = (data ?? previousData)?.newsletterPreview;
  if (error && !mail) return <chakra.p color="ink.muted">The preview cannot be had just now.</chakra.p>;
  if (!mail) return <Skeleton height={HEIGHT} />;
  if (isText) return <PlainText tabIndex={0}>{mail.text}</PlainText>;
  return <Sheet title="Mail" sandbox="" srcDoc={mail.html} />;
}
