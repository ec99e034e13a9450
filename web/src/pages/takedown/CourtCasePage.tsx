import { chakra } from '@chakra-ui/react';
import { CourtField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useReportCourtCaseMutation } from './ReportCourtCase.mutation.generated.ts';

const rules = v.object({ court: CourtField });
const fields = ['court'] as const;

/** `/takedown/court?token=…`: target of the link in the email about a counter-notice. */
export function CourtCasePage() {
  const [title, setTitle] = useState<string | null>(null);
  return (
    <Page width="form" space="page">
      <HiddenSeo title="A court has the case" />
      <Heading as="h1" size="page" marginBottom="5">
        A court has the case
      </Heading>
      {title === null ? (
        <CourtForm onSent={setTitle} />
      ) : (
        <p role="status">“{title}” stays off sale. Its studio is told. Write to us once the court has decided.</p>
      )}
    </Page>
  );
}

function CourtForm({ onSent }: { readonly onSent: (title: string) => void }) {
  const [search] = useSearchParams();
  const [report] = useReportCourtCaseMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { court: '' } });
  const submit = form.handleSubmit(async ({ court }) => {
    const input = { token: search.get('token') ?? '', court };
    const { answer, failure } = await send(async () => (await report({ variables: { input } })).data?.reportCourtCase);
    if (failure) return showFailure(form.setError, fields, failure);
    return onSent(answer.takedown?.title ?? '');
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form aria-label="Court case" display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <chakra.p color="ink.muted">
        Tell us this only when you have gone to court about the pattern: it then stays off sale until the court has
        decided.
      </chakra.p>
      <FormError message={errors.court ? undefined : errors.root?.message} />
      <TextAreaField
        label="Court and number of the case"
        rows={3}
        error={errors.court?.message}
        {...form.register('court')}
      />
      <div>
        <SubmitButton label="Tell us" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
