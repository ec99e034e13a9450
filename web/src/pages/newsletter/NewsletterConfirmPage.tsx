import { useConfirmNewsletterMutation } from '#features/newsletter/ConfirmNewsletter.mutation.generated.ts';
import { NewsletterLinkPage } from './NewsletterLinkPage.tsx';

/** `/newsletter/confirm?token=…`: the link of the mail that asks whether the address is right. */
export function NewsletterConfirmPage() {
  const [confirm] = useConfirmNewsletterMutation();
  return (
    <NewsletterLinkPage
      title="Confirm your subscription"
      about="One click, and the newsletter comes to you."
      action="Confirm subscription"
      doneTitle="You are on the list"
      done={(email) => `The newsletter goes to ${email}. Every letter has a link to leave.`}
      follow={async (token) => (await confirm({ variables: { input: { token } } })).data?.confirmNewsletter}
    />
  );
}
