import { ReasonField } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import type { DeskIssue } from './issue-words.ts';
import { useNewsletterCountsQuery } from './NewsletterCounts.query.generated.ts';
import { useScheduleNewsletterIssueMutation } from './ScheduleNewsletterIssue.mutation.generated.ts';
import { useSendNewsletterTestMutation } from './SendNewsletterTest.mutation.generated.ts';

const rules = v.object({ sendAt: v.string(), reason: ReasonField });
const fields = ['sendAt', 'reason'] as const;

interface Props {
  readonly issue: DeskIssue;
  readonly onSent: () => void;
}

/** Sends the last saved draft: as a test to oneself, or to all subscribers. */
export function SendIssue({ issue, onSent }: Props) {
  return (
    <chakra.section
      aria-labelledby="send"
      display="grid"
      gap="5"
      maxWidth="40rem"
      borderTop="1px solid"
      borderColor="line"
      paddingTop="6"
    >
      <Heading id="send" size="card">
        Send what was saved
      </Heading>
      <TestMail issue={issue} />
      <ScheduleForm issue={issue} onSent={onSent} />
    </chakra.section>
  );
}

function TestMail({ issue: { id } }: Pick<Props, 'issue'>) {
  const [sendTest] = useSendNewsletterTestMutation();
  const { send, secondsToWait } = useSender();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const mail = async () => {
    setIsSending(true);
    const { answer, failure } = await send(
      async () => (await sendTest({ variables: { input: { id } } })).data?.sendNewsletterTest,
    );
    setIsSending(false);
    setProblem(failure?.message);
    if (answer) toast({ status: 'success', title: `A test goes to ${answer.email ?? 'you'}` });
  };
  return (
    <div>
      <FormError message={problem} />
      <Button variant="outline" disabled={isSending || secondsToWait > 0} onClick={() => void mail()}>
        Send a test to me
      </Button>
    </div>
  );
}

function ScheduleForm({ issue: { id, version }, onSent }: Props) {
  const { data } = useNewsletterCountsQuery({ fetchPolicy: 'cache-and-network' });
  const [schedule] = useScheduleNewsletterIssueMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { sendAt: '', reason: '' } });
  const { register, formState, handleSubmit, setError } = form;
  const { errors, isSubmitting } = formState;
  const count = data?.newsletterCounts?.confirmed;
  const submit = handleSubmit(async ({ sendAt, reason }) => {
    // The field has no time zone: its value is UTC.
    const input = { id, version, reason, sendAt: sendAt === '' ? null : `${sendAt}:00.000Z` };
    const { failure } = await send(
      async () => (await schedule({ variables: { input } })).data?.scheduleNewsletterIssue,
    );
    if (failure) return showFailure(setError, fields, failure);
    toast({ status: 'success', title: sendAt === '' ? 'It goes out now' : 'Scheduled' });
    return onSent();
  });
  return (
    <Form aria-label="Send to subscribers" display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
      <p>
        It goes to everybody who is on the list then
        {count === undefined ? '' : `: ${count.toLocaleString('en-GB')} now`}. What is typed above and not saved is not
        in it.
      </p>
      <TextField
        label="From when"
        type="datetime-local"
        hint="In UTC. Left empty for at once."
        error={errors.sendAt?.message}
        {...register('sendAt')}
      />
      <TextField
        label="Why"
        hint="It stands in the audit."
        autoComplete="off"
        error={errors.reason?.message}
        {...register('reason')}
      />
      <div>
        <SubmitButton label="Send to subscribers" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
