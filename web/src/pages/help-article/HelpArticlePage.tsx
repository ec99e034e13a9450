import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answer } from '#features/help/Answer.tsx';
import { ArticleFeedback } from '#features/help/ArticleFeedback.tsx';
import type { HelpGroup } from '#features/help/help-search.ts';
import type { HelpArticle } from '#features/help/HelpEntry.tsx';
import { reportOf } from '#features/help/report-of.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Heading } from '#ui/Heading.tsx';
import { NotFoundNotice } from '#ui/NotFoundNotice.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { useHelpArticlePageQuery } from './HelpArticlePage.query.generated.ts';

const TicketDialog = lazy(async () => ({
  default: (await import('#features/support/TicketDialog.tsx')).TicketDialog,
}));

/** Length of the meta description in characters. */
const SUMMARY_LENGTH = 155;

const Text = chakra('div', {
  base: { marginTop: '6', fontSize: '17px', maxWidth: 'text', '& > p + p': { marginTop: '4' } },
});
const TextLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '11', textDecoration: 'underline' },
});

interface ArticleProps {
  readonly article: HelpArticle;
  readonly group: HelpGroup;
  readonly categories: readonly HelpGroup[];
}

function Article({ article, group, categories }: ArticleProps) {
  const [isReporting, setReporting] = useState(false);
  const path = `/help/${article.slug}`;
  const others = group.articles.filter(({ id }) => id !== article.id);
  return (
    <>
      <Seo title={article.question} description={article.answer.slice(0, SUMMARY_LENGTH)} path={path} type="article" />
      <Breadcrumbs
        trail={[
          { name: 'Help Center', path: '/help' },
          { name: article.question, path },
        ]}
      />
      <TextLink to="/help">Help Center</TextLink>
      <Heading as="h1" marginTop="3">
        {article.question}
      </Heading>
      <Text>
        <Answer text={article.answer} />
      </Text>
      <ArticleFeedback articleId={article.id} onReport={() => setReporting(true)} />
      {others.length > 0 ? (
        <chakra.section aria-labelledby="more-answers" marginTop="12">
          <Heading id="more-answers" size="card">
            {group.title}
          </Heading>
          <chakra.ul listStyle="none" marginTop="3">
            {others.map(({ id, slug, question }) => (
              <li key={id}>
                <TextLink to={`/help/${slug}`}>{question}</TextLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      ) : null}
      {isReporting ? (
        <Suspense>
          <TicketDialog draft={reportOf(article, group)} categories={categories} onClose={() => setReporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** `/help/{slug}`: a question with its answer and related questions. */
export function HelpArticlePage() {
  const { slug } = useParams();
  const { data, error, refetch } = useHelpArticlePageQuery({ notifyOnNetworkStatusChange: true });
  const categories = data?.helpCategories;
  const group = categories?.find(({ articles }) => articles.some((article) => article.slug === slug));
  const article = group?.articles.find((each) => each.slug === slug);
  if (categories && !article) return <NotFoundNotice />;
  const retry = reloadBy(refetch);
  return (
    <Page width="text" space="page">
      {categories && group && article ? <Article article={article} group={group} categories={categories} /> : null}
      {!categories && error ? (
        <ErrorState level={1} title="The help article could not be loaded" onRetry={retry}>
          Our team can still be reached.
        </ErrorState>
      ) : null}
      {!categories && !error ? <Skeleton height="24rem" /> : null}
    </Page>
  );
}
