import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { QuestionList } from '#features/help/QuestionList.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { ContactPageQuery } from './ContactPage.query.generated.ts';

const HelpLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

const Columns = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'start',
    gap: { base: '6', lg: '16' },
  },
});

interface ContactFaqProps {
  readonly categories: ContactPageQuery['helpCategories'] | undefined;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** The first question of each help category, which is the one most asked. */
export function ContactFaq({ categories, isLoading, onRetry }: ContactFaqProps) {
  const articles = categories?.flatMap((category) => category.articles.slice(0, 1));
  return (
    <Columns aria-labelledby="contact-faq">
      <div>
        <Heading id="contact-faq">Asked often</Heading>
        <chakra.p marginTop="3">
          <HelpLink to="/help">All questions and answers</HelpLink>
        </chakra.p>
      </div>
      {articles ? <QuestionList articles={articles} /> : null}
      {!articles && isLoading ? <Skeleton height="342px" /> : null}
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
