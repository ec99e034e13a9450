import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ContactForm } from '#features/support/ContactForm.tsx';
import { messageSubjects } from '#features/support/support.validation.ts';
import type { MessageSubject } from '#generated/types.ts';
import { brand } from '#lib/brand.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { FaqSection } from '#widgets/faq-section/FaqSection.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { useContactPageQuery } from './ContactPage.query.generated.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'start',
    gap: { base: '10', lg: '16' },
    marginBottom: { base: '16', md: '24' },
  },
});

/** Returns the subject in the URL, such as `?subject=contributor`; a general one by default. */
function subjectFrom(wanted: string | null): MessageSubject {
  return messageSubjects.find(({ value }) => value === wanted?.toUpperCase())?.value ?? 'GENERAL';
}

/** `/contact`: contact details, a message form, and frequent questions. */
export function ContactPage() {
  const [search] = useSearchParams();
  const { data, loading, refetch } = useContactPageQuery({ errorPolicy: 'all', notifyOnNetworkStatusChange: true });
  // The first question of each category is its most frequent one.
  const mostAsked = data?.helpCategories?.flatMap(({ articles }) => articles.slice(0, 1));
  const retry = reloadBy(refetch);
  return (
    <Page space="page">
      <Seo
        title="Contact"
        description={`Write to ${brand.name}: questions on patterns, licences, billing and partnerships are answered within 24 hours.`}
        path="/contact"
      />
      <Columns>
        <div>
          <Heading as="h1" size="page">
            Contact us
          </Heading>
          <chakra.p marginBlock="5" maxWidth="44ch" color="ink.muted" fontSize="18px">
            A question, an idea or a complaint: it reaches a person.
          </chakra.p>
          <ContactDetails email={data?.supportEmail ?? null} />
        </div>
        <Card aria-labelledby="contact-form">
          <Heading size="card" id="contact-form" marginBottom="5">
            Send a message
          </Heading>
          <ContactForm subject={subjectFrom(search.get('subject'))} />
        </Card>
      </Columns>
      <FaqSection
        id="contact-faq"
        title="Asked often"
        articles={mostAsked}
        isLoading={loading}
        placeHeight="342px"
        onRetry={retry}
      />
    </Page>
  );
}
