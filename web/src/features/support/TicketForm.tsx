import { MAX_SUBJECT_CHARACTERS } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { HelpTopic, SubmitTicketInput } from '#generated/types.ts';
import { useSession } from '#lib/session.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useSubmitTicketMutation, type SubmitTicketMutation } from './SubmitTicket.mutation.generated.ts';
import { memberTicketRules, visitorTicketRules } from './support.validation.ts';

/** Initial values of a ticket. */
export interface TicketDraft {
  readonly topic: HelpTopic;
  readonly subject: string;
  /** Where the user was, for support staff; not shown as a field. */
  readonly context?: string;
}

/** A ticket created by the server. */
export type OpenedTicket = NonNullable<SubmitTicketMutation['submitTicket']['ticket']>;

interface TicketFormProps {
  readonly draft: TicketDraft;
  readonly categories: ReadonlyArray<{ readonly topic: HelpTopic; readonly title: string }>;
  readonly onOpened: (ticket: OpenedTicket) => void;
}

const notStored = { message: 'The ticket was not stored. Please try again.', fields: [] };
const formFields = ['email', 'subject', 'topic', 'description'] as const;

/** Ticket form. Visitors also enter an address for the answer. */
export function TicketForm({ draft, categories, onOpened }: TicketFormProps) {
  const isMember = useSession() !== null;
  const [submitTicket] = useSubmitTicketMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(isMember ? memberTicketRules : visitorTicketRules),
    defaultValues: { email: '', subject: draft.subject, topic: draft.topic, description: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, ...ticket }) => {
    const input: SubmitTicketInput = {
      ...ticket,
      ...(isMember ? {} : { email }),
      ...(draft.context !== undefined && { context: draft.context }),
    };
    const { answer, failure } = await send(
      async () => (await submitTicket({ variables: { input } })).data?.submitTicket,
    );
    if (answer?.ticket) {
      onOpened(answer.ticket);
      return;
    }
    showFailure(setError, formFields, failure ?? notStored);
  });

  return (
    <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      {isMember ? null : (
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="Where we answer"
          error={errors.email?.message}
          {...register('email')}
        />
      )}
      <TextField
        label="Subject"
        maxLength={MAX_SUBJECT_CHARACTERS}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <SelectField label="Category" error={errors.topic?.message} {...register('topic')}>
        {categories.map(({ topic, title }) => (
          <option key={topic} value={topic}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Description" error={errors.description?.message} {...register('description')} />
      <SubmitButton label="Submit Ticket" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
    </Form>
  );
}
