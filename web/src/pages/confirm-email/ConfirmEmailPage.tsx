import { chakra } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfirmEmailMutation } from '#features/account/email/ConfirmEmail.mutation.generated.ts';
import { readSession } from '#lib/session.ts';
import { useSender } from '#lib/useSender.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';

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
 * `/confirm-email?token=…`: the link of the email to a new member. Nothing happens before the button is pressed:
 * programs that look at mail follow links, too.
 */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const client = useApolloClient();
  const [confirm] = useConfirmEmailMutation();
  const { send } = useSender();
  const [email, setEmail] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const token = search.get('token') ?? '';

  const press = async () => {
    setIsBusy(true);
    setProblem(null);
    const { answer, failure } = await send(
      async () => (await confirm({ variables: { input: { token } } })).data?.confirmEmail,
    );
    const user = readSession()?.user;
    if (answer && user?.email === answer.email) {
      const id = client.cache.identify({ __typename: 'User', id: user.id }) ?? '';
      client.cache.modify({ id, fields: { isEmailConfirmed: () => true } });
    }
    setIsBusy(false);
    setProblem(failure?.message ?? null);
    setEmail(answer?.email ?? null);
  };

  if (token === '') {
    return (
      <Sheet title="This link is not complete">
        <p>Please open it again from the mail, all of it.</p>
        <LinkButton to="/profile">Go to your profile</LinkButton>
      </Sheet>
    );
  }
  if (email !== null) {
    return (
      <Sheet title="Your email address is confirmed">
        <p role="status">Receipts and download links go to {email}.</p>
        <LinkButton to="/products">Browse patterns</LinkButton>
      </Sheet>
    );
  }
  return (
    <Sheet title="Confirm your email address">
      <p>One click, and we know that your receipts and download links reach you.</p>
      {problem === null ? null : (
        <chakra.p role="alert" color="accent">
          {problem}{' '}
          <LinkButton to="/profile" variant="link">
            Ask for another one on your profile
          </LinkButton>
        </chakra.p>
      )}
      <Button disabled={isBusy} onClick={() => void press()}>
        {isBusy ? 'Please wait...' : 'Confirm this address'}
      </Button>
    </Sheet>
  );
}
