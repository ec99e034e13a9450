import { chakra } from '@chakra-ui/react';
import { MAX_PATTERN_DESCRIPTION_CHARACTERS } from '@halfdrop/domain';
import { Button } from '#ui/Button.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { SaveBar } from '#ui/SaveBar.tsx';
import { useWordsForm } from './useWordsForm.ts';

/** Form for the searchable metadata of a pattern on sale; changes take effect at once. */
export function WordsForm(props: Parameters<typeof useWordsForm>[0]) {
  const { register, submit, discard, errors, isDirty, isSubmitting, secondsToWait } = useWordsForm(props);
  return (
    <section aria-labelledby="words">
      <Heading as="h3" id="words" size="card" marginBottom="1">
        Change at once
      </Heading>
      <chakra.p color="ink.muted" fontSize="14px" marginBottom="3">
        Saved words show in the shop right away.
      </chakra.p>
      <Form aria-labelledby="words" display="grid" gap="5" onSubmit={(event) => void submit(event)}>
        <FormError message={errors.root?.message} />
        <TextAreaField
          label="Description"
          maxLength={MAX_PATTERN_DESCRIPTION_CHARACTERS}
          error={errors.description?.message}
          {...register('description')}
        />
        <TextField
          label="Tags"
          hint="3 to 25, with commas between them, the most important first."
          error={errors.tags?.message}
          {...register('tags')}
        />
        {isDirty ? (
          <SaveBar>
            <SubmitButton label="Save" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
            <Button variant="outline" disabled={isSubmitting} onClick={discard}>
              Discard
            </Button>
          </SaveBar>
        ) : null}
      </Form>
    </section>
  );
}
