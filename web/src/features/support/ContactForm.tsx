import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { MessageSubject } from '#generated/types.ts';
import { useSession } from '#lib/session.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useSendMessageMutation } from './SendMessage.mutation.generated.ts';
import { messageRules, messageSubjects } from './support.validation.ts';

const formFields = ['name', 'email', 'subject', 'message'] as const;

/**
 * Contact form; signed-in users need not identify themselves. The confirmation, with the ticket number, reflects
 * what the server has stored.
 */
export function ContactForm({ subject }: { readonly subject: MessageSubject }) {
  const [sendMessage] = useSendMessageMutation();
  const { send, secondsToWait } = useSender();
  const sender = useSession()?.user;
  const blank = { name: sender?.name ?? '', email: sender?.email ?? '', subject, message: '' };
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: valibotResolver(messageRules),
    // The session is known only after hydration, when something may already have been typed.
    values: blank,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const [number, setNumber] = useState<string | null>(null);

  const submit = handleSubmit(async (input) => {
    const { answer, failure } = await send(async () => (await sendMessage({ variables: { input } })).data?.sendMessage);
    if (!failure) {
      reset(blank, { keepDirtyValues: false });
      setNumber(answer?.ticket?.number ?? null);
      toast({
        status: 'success',
        title: 'Message sent!',
        description: "Thank you for contacting us. We'll get back to you within 24 hours.",
      });
      return;
    }
    setNumber(null);
    toast({ status: 'error', title: 'Message not sent', description: failure.message });
    showFailure(setError, formFields, failure);
  });

  return (
    <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <SelectField label="Subject" error={errors.subject?.message} {...register('subject')}>
        {messageSubjects.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Message" rows={6} error={errors.message?.message} {...register('message')} />
      <SubmitButton
        label="Send message"
        busyLabel="Sending..."
        isSubmitting={isSubmitting}
        secondsToWait={secondsToWait}
        justifySelf="start"
      />
      <SentNote number={number} />
    </Form>
  );
}

function SentNote({ number }: { readonly number: string | null }) {
  return (
    <chakra.p role="status" _empty={{ display: 'none' }}>
      {number === null ? null : (
        <>
          Your message is ticket{' '}
          <chakra.strong fontFamily="mono" fontWeight="medium">
            {number}
          </chakra.strong>
          . Its number is on its way to you by mail.
        </>
      )}
    </chakra.p>
  );
}
