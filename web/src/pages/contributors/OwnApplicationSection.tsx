import { can } from '@halfdrop/domain';
import { lazy, Suspense, useState } from 'react';
import { ConfirmAddress } from '#features/downloads/ConfirmAddress.tsx';
import { useEmailProofQuery } from '#features/account/email/EmailProof.query.generated.ts';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { reloadBy } from '#lib/reload-by.ts';
import { useIsBefore } from '#lib/useIsBefore.ts';
import { useSession } from '#lib/session.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { chakra } from '@chakra-ui/react';
import { Accepted, Declined, Submitted } from '#features/studios/application/ApplicationState.tsx';
import type { OwnApplication } from '#features/studios/application/draft-values.ts';
import { useOwnApplication } from '#features/studios/application/useOwnApplication.ts';

const ApplicationForm = lazy(async () => ({
  default: (await import('#features/studios/application/ApplicationForm.tsx')).ApplicationForm,
}));

function SignedOut() {
  return (
    <>
      <p>Sign in to apply: your answers are kept with your account while you write them.</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="4">
        <LinkButton to="/login?redirect=/contributors">Sign in to apply</LinkButton>
        <LinkButton to="/register?redirect=/contributors" variant="outline">
          Create account
        </LinkButton>
      </chakra.div>
    </>
  );
}

/** Why the last application was declined, and the way to another once it is time. */
function LastDeclined({ application, onReapply }: { application: OwnApplication; onReapply: () => void }) {
  const mayReapply = !useIsBefore(application.mayReapplyAt ?? '');
  return (
    <chakra.div display="grid" gap="6" justifyItems="start">
      <Declined application={application} mayReapply={mayReapply} />
      {mayReapply ? <Button onClick={onReapply}>Apply again</Button> : null}
    </chakra.div>
  );
}

function OwnsStudio() {
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <p>You own a studio already.</p>
      <LinkButton to="/contributor">Open the contributor panel</LinkButton>
    </chakra.div>
  );
}

/** The form of a draft, for whoever has a confirmed address: an answer has to reach them. */
function Apply({ draft }: { readonly draft: OwnApplication | null }) {
  const { data, refetch } = useEmailProofQuery({ fetchPolicy: 'cache-and-network' });
  const askAgain = reloadBy(refetch);
  if (data?.viewer?.isEmailConfirmed === false) {
    return <ConfirmAddress reason="Please confirm your email address before you apply." onRetry={askAgain} />;
  }
  return (
    <Suspense fallback={<Skeleton height="40rem" />}>
      <ApplicationForm draft={draft} />
    </Suspense>
  );
}

function SignedIn() {
  const { application, error, retry } = useOwnApplication();
  const [isReapplying, setIsReapplying] = useState(false);
  const isOwner = can(useCurrentUser(), 'studio.staff');
  if (application === undefined) {
    return error ? (
      <ErrorState title="Your application could not be loaded" onRetry={retry}>
        {error.message}
      </ErrorState>
    ) : (
      <Skeleton height="40rem" />
    );
  }
  if (!application && isOwner) return <OwnsStudio />;
  if (application?.status === 'SUBMITTED') return <Submitted application={application} />;
  if (application?.status === 'ACCEPTED') return <Accepted application={application} />;
  if (application?.status === 'DECLINED' && !isReapplying) {
    return <LastDeclined application={application} onReapply={() => setIsReapplying(true)} />;
  }
  return <Apply draft={application?.status === 'DRAFT' ? application : null} />;
}

/** The way in for a studio: the form, or how far the application is. */
export function OwnApplicationSection() {
  const isHydrated = useIsHydrated();
  const session = useSession();
  if (!isHydrated) return <Skeleton height="12rem" />;
  return session ? <SignedIn key={session.user.id} /> : <SignedOut />;
}
