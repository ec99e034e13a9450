import { chakra } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SaveBar } from '#ui/SaveBar.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { HomeSectionsField } from './home/HomeSectionsField.tsx';
import { bodyHint, type DeskText, fieldWords } from './text-words.ts';
import type { TextForm } from './useTextForm.ts';

interface Props {
  readonly text: DeskText;
  readonly work: TextForm;
}

/** Form for a text; lists the changed fields next to the save button. */
export function TextEditor({ text, work: { form, submit, secondsToWait } }: Props) {
  const { control, register, reset, formState } = form;
  const { errors, dirtyFields, isDirty, isSubmitting } = formState;
  const names = fieldWords(text.kind);
  const hasSummary = text.kind === 'PAGE' || text.kind === 'HOME';
  const changed = (['title', 'summary', 'body'] as const).filter((field) => dirtyFields[field]);
  return (
    <Form aria-label="Words" display="grid" gap="4" alignContent="start" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField label={names.title} error={errors.title?.message} {...register('title')} />
      {hasSummary ? (
        <TextAreaField label={names.summary} rows={2} error={errors.summary?.message} {...register('summary')} />
      ) : null}
      {text.kind === 'HOME' ? (
        <Controller
          control={control}
          name="body"
          render={({ field }) => (
            <HomeSectionsField body={field.value} error={errors.body?.message} onChange={field.onChange} />
          )}
        />
      ) : (
        <TextAreaField
          label={names.body}
          rows={text.kind === 'ARTICLE' ? 12 : 22}
          fontFamily="mono"
          fontSize="14px"
          lineHeight="1.6"
          hint={bodyHint(text)}
          error={errors.body?.message}
          {...register('body')}
        />
      )}
      <SaveBar>
        <SubmitButton label="Save draft" isSubmitting={isSubmitting} secondsToWait={secondsToWait} isReady={isDirty} />
        {isDirty ? (
          <Button variant="outline" onClick={() => reset()}>
            Take back
          </Button>
        ) : null}
        <chakra.span role="status" color="ink.muted" fontSize="14px">
          {isDirty ? `Not saved: ${changed.map((field) => names[field].toLowerCase()).join(', ')}` : 'All is saved.'}
        </chakra.span>
      </SaveBar>
    </Form>
  );
}
