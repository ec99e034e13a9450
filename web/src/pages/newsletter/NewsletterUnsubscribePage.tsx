import { useUnsubscribeFromNewsletterMutation } from '#features/newsletter/UnsubscribeFromNewsletter.mutation.generated.ts';
import { NewsletterLinkPage } from './NewsletterLinkPage.tsx';

/** `/newsletter/unsubscribe?token=…`: the link out, which every letter has. */
export function NewsletterUnsubscribePage() {
  const [unsubscribe] = useUnsubscribeFromNewsletterMutation();
  return (
    <NewsletterLinkPage
      title="Leave the newsletter"
      about="One click, and no further letter comes."
      action="Unsubscribe"
      doneTitle="You have left the newsletter"
      done={(email) => `No further letter goes to ${email}.`}
      follow={async (token) => (await unsubscribe({ variables: { input: { token } } })).data?.unsubscribeFromNewsletter}
    />
  );
}
