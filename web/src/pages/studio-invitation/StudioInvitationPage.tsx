import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { useSender } from '#lib/useSender.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import {
  type AcceptStudioInvitationMutation,
  useAcceptStudioInvitationMutation,
} from './AcceptStudioInvitation.mutation.generated.ts';

type JoinedStudio = NonNullable<AcceptStudioInvitationMutation['acceptStudioInvitation']['studio']>;

/** `/studio-invitation?token=…`: target of the link that invites someone to a studio. */
export function StudioInvitationPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Invitation to a studio" />
      <PolicyGate action="studio.join" refused={null}>
        <Invitation />
      </PolicyGate>
    </Page>
  );
}

/** Nothing happens until the button is pressed, as mail scanners follow links, too. */
function Invitation() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const email = useCurrentUser()?.email;
  const [accept, { loading }] = useAcceptStudioInvitationMutation();
  const { send } = useSender();
  const [problem, setProblem] = useState<string | null>(null);
  const [studio, setStudio] = useState<JoinedStudio | null>(null);

  const join = async () => {
    const variables = { input: { token } };
    const { answer, failure } = await send(async () => (await accept({ variables })).data?.acceptStudioInvitation);
    const isGone = failure?.fields.some(({ path }) => path === 'token') === true;
    setProblem(
      isGone ? `It has ended, was used, or was mailed to another address than ${email}.` : (failure?.message ?? null),
    );
    setStudio(answer?.studio ?? null);
  };

  if (token === '') {
    return (
      <EmptyState level={1} title="This link is not complete">
        Please open it again from the mail, all of it.
      </EmptyState>
    );
  }
  if (studio) {
    const way = <LinkButton to={`/contributor?studio=${studio.slug}`}>Open the contributor panel</LinkButton>;
    return <EmptyState level={1} title={`You work in ${studio.name} now`} actions={way} />;
  }
  if (problem !== null) {
    return (
      <ErrorState level={1} title="This invitation cannot be accepted" onRetry={() => void join()}>
        {problem}
      </ErrorState>
    );
  }
  const button = (
    <Button disabled={loading} onClick={() => void join()}>
      {loading ? 'Please wait...' : 'Accept the invitation'}
    </Button>
  );
  return (
    <EmptyState level={1} title="Work in a studio" actions={button}>
      You are signed in as {email}. That address must be the one the invitation was mailed to.
    </EmptyState>
  );
}
