import { useApolloClient } from '@apollo/client/react';
import { useConfirmEmailMutation } from '#features/account/email/ConfirmEmail.mutation.generated.ts';
import { readSession } from '#lib/session.ts';
import { MailLinkPage } from '#widgets/mail-link/MailLinkPage.tsx';

/** `/confirm-email?token=…`: target of the link emailed to new members. */
export function ConfirmEmailPage() {
  const { cache } = useApolloClient();
  const [confirm] = useConfirmEmailMutation();

  const follow = async (token: string) => {
    const answer = (await confirm({ variables: { input: { token } } })).data?.confirmEmail;
    const user = readSession()?.user;
    if (answer?.email && user?.email === answer.email) {
      const id = cache.identify({ __typename: 'User', id: user.id }) ?? '';
      cache.modify({ id, fields: { isEmailConfirmed: () => true } });
    }
    return answer;
  };

  return (
    <MailLinkPage
      title="Confirm your email address"
      about="One click, and we know that your receipts and download links reach you."
      action="Confirm this address"
      doneTitle="Your email address is confirmed"
      done={({ email }) => `Receipts and download links go to ${email}.`}
      follow={follow}
      elsewhere={{ to: '/profile', words: 'Go to your profile' }}
      another={{ to: '/profile', words: 'Ask for another one on your profile' }}
    />
  );
}
