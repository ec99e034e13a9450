import { useUnsubscribeFromFollowDigestMutation } from '#features/designers/digest/UnsubscribeFromFollowDigest.mutation.generated.ts';
import { MailLinkPage } from '#widgets/mail-link/MailLinkPage.tsx';

/** `/follow-digest/unsubscribe?token=…`: unsubscribe link of the weekly digest. */
export function FollowDigestUnsubscribePage() {
  const [unsubscribe] = useUnsubscribeFromFollowDigestMutation();
  return (
    <MailLinkPage
      title="Stop the weekly mail"
      about="You still follow your studios; they are on your profile."
      action="Stop it"
      doneTitle="No more weekly mail"
      done={() => 'In the settings of your profile you can switch it on again.'}
      follow={async (token) =>
        (await unsubscribe({ variables: { input: { token } } })).data?.unsubscribeFromFollowDigest
      }
    />
  );
}
