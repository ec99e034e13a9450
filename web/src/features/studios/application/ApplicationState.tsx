import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { formatDate, formatMoment } from '#lib/dates.ts';
import { useSender } from '#lib/useSender.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { FormFailure } from '#lib/form-failure.ts';
import { declineWords } from './decline-words.ts';
import type { OwnApplication } from './draft-values.ts';
import { useWithdrawStudioApplicationMutation } from './WithdrawStudioApplication.mutation.generated.ts';

function State({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card aria-label="Your application" maxWidth="44rem">
      <Heading as="h3" size="card">
        {title}
      </Heading>
      <chakra.div display="grid" gap="4" marginTop="3" justifyItems="start">
        {children}
      </chakra.div>
    </Card>
  );
}

/** The application is awaiting a decision and can be withdrawn. */
export function Submitted({ application: { studioName, answerDueAt } }: { readonly application: OwnApplication }) {
  const [withdraw, { loading }] = useWithdrawStudioApplicationMutation();
  const { send } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const takeBack = async () => {
    setFailure((await send(async () => (await withdraw()).data?.withdrawStudioApplication)).failure);
  };
  return (
    <State title={`We are looking at the work of ${studioName}`}>
      {answerDueAt !== null && (
        <p>
          You get an answer by email by <time dateTime={answerDueAt}>{formatMoment(answerDueAt)}</time>.
        </p>
      )}
      <FormError message={failure?.message} />
      <Button variant="outline" disabled={loading} onClick={() => void takeBack()}>
        Withdraw application
      </Button>
    </State>
  );
}

/** The application was accepted. */
export function Accepted({ application: { studioName, studio } }: { readonly application: OwnApplication }) {
  return (
    <State title={`${studio?.name ?? studioName} is in`}>
      <p>Your application was accepted. The studio is yours to run.</p>
      <LinkButton to="/contributor">Open the contributor panel</LinkButton>
    </State>
  );
}

interface DeclinedProps {
  readonly application: OwnApplication;
  /** False while it is too early to apply again. */
  readonly mayReapply: boolean;
}

/** The application was declined: the reasons, and when the applicant may apply again. */
export function Declined({ application, mayReapply }: DeclinedProps) {
  const { studioName, declineReason, note, mayReapplyAt } = application;
  return (
    <State title={`We cannot take ${studioName} in at the moment`}>
      {declineReason !== null && <p>{declineWords(declineReason)}</p>}
      {note !== null && (
        <chakra.blockquote borderInlineStart="2px solid" borderColor="line.strong" paddingInlineStart="4">
          {note}
        </chakra.blockquote>
      )}
      {!mayReapply && mayReapplyAt !== null && (
        <p>
          You may apply again from <time dateTime={mayReapplyAt}>{formatDate(mayReapplyAt)}</time>.
        </p>
      )}
    </State>
  );
}
