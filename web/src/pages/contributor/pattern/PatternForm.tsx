import { chakra } from '@chakra-ui/react';
import { MAX_PATTERN_DESCRIPTION_CHARACTERS, MAX_PATTERN_TITLE_CHARACTERS } from '@halfdrop/domain';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { repeatName } from '#features/stage/repeat-name.ts';
import { creationMethods, creationMethodWords } from '#features/studios/creation-methods.ts';
import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { fieldNames } from '../pattern-values.ts';
import { PlaceOptions } from '../PlaceOptions.tsx';
import { SaveBar } from '#ui/SaveBar.tsx';
import { isEditable, repeatLayouts } from '../submission-words.ts';
import { TagSuggestions } from '../TagSuggestions.tsx';
import { usePatternForm } from './usePatternForm.ts';

/** What a pattern says; it is changed until it is handed in. */
export function PatternForm(props: Parameters<typeof usePatternForm>[0]) {
  const form = usePatternForm(props);
  const { register, submit, discard, errors, isDirty, isSubmitting, secondsToWait, ...typed } = form;
  const { row } = props;
  return (
    <section aria-labelledby="facts">
      <Heading as="h3" id="facts" size="card" marginBottom="3">
        What it says
      </Heading>
      <Form aria-label="Pattern" onSubmit={(event) => void submit(event)}>
        <chakra.fieldset disabled={!isEditable(row.status)} border="0" display="grid" gap="5">
          <FormError message={errors.root?.message} />
          <PatternFields row={row} register={register} errors={errors} {...typed} />
        </chakra.fieldset>
        {isDirty ? (
          <SaveBar>
            <SubmitButton label="Save" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
            <Button variant="outline" disabled={isSubmitting} onClick={discard}>
              Discard
            </Button>
            <chakra.span color="ink.muted" fontSize="14px">
              Not saved yet
            </chakra.span>
          </SaveBar>
        ) : null}
      </Form>
    </section>
  );
}

type PatternFieldsProps = Pick<
  ReturnType<typeof usePatternForm>,
  'register' | 'errors' | 'tags' | 'addTags' | 'place'
> &
  Pick<Parameters<typeof usePatternForm>[0], 'row'>;

function PatternFields({ row, register, errors, tags, addTags, place }: PatternFieldsProps) {
  const { categories } = useMenuCategories();
  const field = (name: Exclude<keyof typeof fieldNames, 'hasExtendedLicense'>) => ({
    label: fieldNames[name],
    error: errors[name]?.message,
    ...register(name),
  });
  const { creationMethod } = row;
  /** What helps to fill in a field is not said of one that cannot be changed. */
  const hint = (words: string) => (isEditable(row.status) ? { hint: words } : {});
  return (
    <>
      <TextField {...field('title')} maxLength={MAX_PATTERN_TITLE_CHARACTERS} />
      <TextAreaField {...field('description')} maxLength={MAX_PATTERN_DESCRIPTION_CHARACTERS} />
      <TextField {...field('tags')} {...hint('3 to 25, with commas between them, the most important first.')} />
      {isEditable(row.status) ? <TagSuggestions submissionId={row.id} tags={tags} onAdd={addTags} /> : null}
      <SelectField {...field('place')} value={place} {...hint('Places that fit the tags stand in front.')}>
        <PlaceOptions value={place} categories={categories} tags={tags} />
      </SelectField>
      <SelectField {...field('repeatLayout')} {...hint('With another one, the file is checked again.')}>
        {repeatLayouts.map((layout) => (
          <option key={layout} value={layout}>
            {repeatName(layout)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('centimeters')} inputMode="decimal" {...hint('True width of one repeat, such as 24.')} />
      <SelectField {...field('creationMethod')}>
        {creationMethod === null ? <option value="">Choose</option> : null}
        {creationMethods.map((method) => (
          <option key={method} value={method}>
            {creationMethodWords[method].label}
          </option>
        ))}
      </SelectField>
      <CheckField label="Offer the extended licence, too" {...register('hasExtendedLicense')} />
    </>
  );
}
