import { useConfirmNewsletterMutation } from '#features/newsletter/ConfirmNewsletter.mutation.generated.ts';
import { MailLinkPage } from '#widgets/mail-link/MailLinkPage.tsx';

/** `/newsletter/confirm?token=…`: confirmation link of the newsletter. */
export function NewsletterConfirmPage() {
  const [confirm] = useConfirmNewsletterMutation();
  return (
    <MailLinkPage
      title="Confirm your subscription"
      about="One click, and the newsletter comes to you."
      action="Confirm subscription"
      doneTitle="You are on the list"
      follow={async (token) => (await confirm({ variables: { input: { token } } })).data?.confirmNewsletter}
      done={({ subscription }) =>
        `The newsletter goes to ${subscription?.email ?? ''}. Every letter has a link to leave.`
      }
    />
  );
}
