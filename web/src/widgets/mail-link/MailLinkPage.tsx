import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSender } from '#lib/useSender.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';

interface LinkAnswer {
  readonly errors: ReadonlyArray<{ readonly message: string; readonly path: readonly string[] }>;
}

/** A link with its label. */
interface PageLink {
  readonly to: string;
  readonly words: string;
}

const homeLink: PageLink = { to: '/', words: 'Return to Home' };

interface MailLinkPageProps<Answer> {
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly doneTitle: string;
  /** Success message after the server has accepted the link. */
  readonly done: (answer: Answer) => string;
  /** Redeems the token of the link. */
  readonly follow: (token: string) => Promise<Answer | undefined>;
  /** Where to go if the link is incomplete; home by default. */
  readonly elsewhere?: PageLink;
  /** Where to request a new link if this one has expired. */
  readonly another?: PageLink;
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page width="form" space="page">
      <HiddenSeo title={title} />
      <chakra.div display="grid" gap="5" justifyItems="start" paddingBlock={{ base: '8', md: '16' }}>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        {children}
      </chakra.div>
    </Page>
  );
}

/** Landing page of an emailed link. Nothing happens until the button is pressed, as mail scanners follow links, too. */
export function MailLinkPage<Answer extends LinkAnswer>(props: MailLinkPageProps<Answer>) {
  const { title, about, action, doneTitle, done, follow, elsewhere = homeLink, another } = props;
  const [search] = useSearchParams();
  const { send } = useSender();
  const [doneWords, setDoneWords] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const token = search.get('token') ?? '';

  const press = async () => {
    setIsBusy(true);
    setProblem(null);
    const { answer, failure } = await send(() => follow(token));
    setIsBusy(false);
    setProblem(failure?.message ?? null);
    setDoneWords(answer && done(answer));
  };

  if (token === '') {
    return (
      <Sheet title="This link is not complete">
        <p>Please open it again from the mail, all of it.</p>
        <LinkButton to={elsewhere.to}>{elsewhere.words}</LinkButton>
      </Sheet>
    );
  }
  if (doneWords !== null) {
    return (
      <Sheet title={doneTitle}>
        <p role="status">{doneWords}</p>
        <LinkButton to="/products">Browse patterns</LinkButton>
      </Sheet>
    );
  }
  return (
    <Sheet title={title}>
      <p>{about}</p>
      {problem === null ? null : (
        <chakra.p role="alert" color="accent">
          {problem}{' '}
          {another ? (
            <LinkButton to={another.to} variant="link">
              {another.words}
            </LinkButton>
          ) : null}
        </chakra.p>
      )}
      <Button disabled={isBusy} onClick={() => void press()}>
        {isBusy ? 'Please wait...' : action}
      </Button>
    </Sheet>
  );
}
