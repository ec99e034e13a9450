import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { HelpArticle } from '#features/help/HelpEntry.tsx';
import { QuestionList } from '#features/help/QuestionList.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

interface FaqSectionProps {
  /** Id of the section within the page. */
  readonly id: string;
  readonly title: string;
  /** Undefined while they are loading, or if they are unavailable. */
  readonly articles: readonly HelpArticle[] | undefined;
  readonly isLoading: boolean;
  /** Height reserved for the questions while they load. */
  readonly placeHeight: string;
  readonly onRetry: () => void;
}

const HelpLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });
const Columns = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'start',
    gap: { base: '6', lg: '16' },
  },
});

/** Selected questions of the help center, with a link to all of them. */
export function FaqSection({ id, title, articles, isLoading, placeHeight, onRetry }: FaqSectionProps) {
  return (
    <Columns aria-labelledby={id}>
      <div>
        <Heading id={id}>{title}</Heading>
        <chakra.p marginTop="3">
          <HelpLink to="/help">All questions and answers</HelpLink>
        </chakra.p>
      </div>
      {articles ? <QuestionList articles={articles} /> : null}
      {!articles && isLoading ? <Skeleton height={placeHeight} /> : null}
      {!articles && !isLoading ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <p role="status">These questions could not be loaded.</p>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Retry
          </Button>
        </chakra.div>
      ) : null}
    </Columns>
  );
}
