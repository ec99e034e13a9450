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

/** The address of a page, with the words that lead there. */
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
  /** What is true once the server has followed the link. */
  readonly done: (answer: Answer) => string;
  /** Follows the link of the mail. */
  readonly follow: (token: string) => Promise<Answer | undefined>;
  /** Where a link leads on that is not complete; home, when left out. */
  readonly elsewhere?: PageLink;
  /** Where somebody gets a link anew whose own is too old. */
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

/**
 * Where a link of a mail leads. Nothing happens before the button is pressed: programs that look at mail follow
 * links, too.
 */
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
