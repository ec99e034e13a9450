import { useUnsubscribeFromNewsletterMutation } from '#features/newsletter/UnsubscribeFromNewsletter.mutation.generated.ts';
import { MailLinkPage } from '#widgets/mail-link/MailLinkPage.tsx';

/** `/newsletter/unsubscribe?token=…`: unsubscribe link of every newsletter. */
export function NewsletterUnsubscribePage() {
  const [unsubscribe] = useUnsubscribeFromNewsletterMutation();
  return (
    <MailLinkPage
      title="Leave the newsletter"
      about="One click, and no further letter comes."
      action="Unsubscribe"
      doneTitle="You have left the newsletter"
      follow={async (token) => (await unsubscribe({ variables: { input: { token } } })).data?.unsubscribeFromNewsletter}
      done={({ subscription }) => `No further letter goes to ${subscription?.email ?? ''}.`}
    />
  );
}
