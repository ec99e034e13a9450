import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { CategoryCards } from '#features/help/CategoryCards.tsx';
import { HelpSearch } from '#features/help/HelpSearch.tsx';
import type { HelpGroup } from '#features/help/help-search.ts';
import { reportOf } from '#features/help/report-of.ts';
import { PaymentNote } from '#features/orders/PaymentNote.tsx';
import type { TicketDraft } from '#features/support/TicketForm.tsx';
import type { HelpTopic } from '#generated/types.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { ContactCard } from './ContactCard.tsx';
import { HelpArticles } from './HelpArticles.tsx';
import { HelpHero } from './HelpHero.tsx';
import { useHelpPageQuery } from './HelpPage.query.generated.ts';
import { ArticleSkeletons, CardSkeletons } from './HelpSkeleton.tsx';
import { helpTopics } from './help-topics.ts';

const TicketDialog = lazy(async () => ({
  default: (await import('#features/support/TicketDialog.tsx')).TicketDialog,
}));

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gap: { base: '12', lg: '16' },
    marginTop: { base: '12', md: '16' },
  },
});

function faqFacts(categories: readonly HelpGroup[]) {
  const mainEntity = categories.flatMap(({ articles }) =>
    articles.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
  return { '@type': 'FAQPage', mainEntity };
}

/** `/help`: all questions with their answers, and ways to contact support. */
export function HelpPage() {
  const { data, loading, error, refetch } = useHelpPageQuery({
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const [words, setWords] = useState('');
  const [topic, setTopic] = useState<HelpTopic | null>(null);
  const [draft, setDraft] = useState<TicketDraft | null>(null);
  const categories = data?.helpCategories;
  const retry = reloadBy(refetch);
  const contact = () => setDraft({ topic: topic ?? 'ACCOUNT', subject: '' });
  const clear = () => {
    setWords('');
    setTopic(null);
  };

  return (
    <Page space="page">
      <Seo
        title="Help Center"
        description="Answers on accounts, plans, downloads, licences, payments and patterns, and a support team that answers within 24 hours."
        path="/help"
      />
      <HelpHero search={<HelpSearch text={words} onChange={setWords} />} />
      {categories ? <CategoryCards categories={categories} selected={topic} onSelect={setTopic} /> : null}
      {!categories && loading ? <CardSkeletons /> : null}
      <Columns>
        {categories ? (
          <HelpArticles
            categories={categories}
            words={words}
            topic={topic}
            onClear={clear}
            onReport={(article, group) => setDraft(reportOf(article, group))}
          />
        ) : (
          <div>
            {loading ? <ArticleSkeletons /> : null}
            {!loading && error ? (
              <ErrorState title="The help articles could not be loaded" onRetry={retry}>
                Our team can still be reached.
              </ErrorState>
            ) : null}
          </div>
        )}
        <ContactCard email={data?.supportEmail ?? null} onContact={contact} />
      </Columns>
      {categories ? <PaymentNote methods={data?.paymentMethods ?? []} /> : null}
      {categories ? <JsonLd facts={faqFacts(categories)} /> : null}
      {draft ? (
        <Suspense>
          <TicketDialog draft={draft} categories={categories ?? helpTopics} onClose={() => setDraft(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
