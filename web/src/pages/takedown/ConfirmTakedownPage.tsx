import { formatDay } from '#lib/dates.ts';
import { MailLinkPage } from '#widgets/mail-link/MailLinkPage.tsx';
import { useConfirmTakedownMutation } from './ConfirmTakedown.mutation.generated.ts';

/** `/takedown/confirm?token=…`: target of the link that confirms a claimant's address. */
export function ConfirmTakedownPage() {
  const [confirm] = useConfirmTakedownMutation();
  return (
    <MailLinkPage
      title="Confirm your claim"
      about="Once it is confirmed, we look at it."
      action="Confirm claim"
      doneTitle="Your claim is confirmed"
      follow={async (token) => (await confirm({ variables: { input: { token } } })).data?.confirmTakedown}
      done={({ takedown }) =>
        `We answer ${takedown?.number ?? 'it'} by ${takedown?.dueAt ? formatDay(takedown.dueAt) : 'mail'}.`
      }
    />
  );
}
