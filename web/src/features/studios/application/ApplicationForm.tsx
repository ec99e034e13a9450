import { chakra } from '@chakra-ui/react';
import { applicationProblems } from '@halfdrop/domain';
import { type FormEvent, useState } from 'react';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { trimmedLinks } from '../LinksField.tsx';
import { ApplicationFields, fieldId } from './ApplicationFields.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { type DraftValues, isFieldName, type OwnApplication } from './draft-values.ts';
import { focusField, type MissingField, MissingList } from './MissingList.tsx';
import { SampleField } from './SampleField.tsx';
import { useDraft } from './useDraft.ts';
import { useSubmission } from './useSubmission.ts';

function missingFields(values: DraftValues, sampleCount: number): readonly MissingField[] {
  const facts = {
    ...values,
    links: trimmedLinks(values.links),
    categoryId: values.categoryId === '' ? null : values.categoryId,
  };
  return applicationProblems({ ...facts, sampleCount }).flatMap(({ field, message }) =>
    isFieldName(field) ? [{ field, message }] : [],
  );
}

/** Returns the error that only the server can detect: the address is taken. */
function takenAddress({ problems }: OwnApplication, missing: readonly MissingField[]): readonly MissingField[] {
  if (missing.some(({ field }) => field === 'slug')) return [];
  const taken = problems.find(({ path }) => path[0] === 'slug');
  return taken ? [{ field: 'slug', message: taken.message }] : [];
}

function errorsOf(fields: readonly MissingField[]): ReadonlyMap<string, string> {
  return new Map(fields.map(({ field, message }) => [field, message]));
}

/** Application form: saved while typing, submitted once complete. */
export function ApplicationForm({ draft }: { readonly draft: OwnApplication | null }) {
  const { values, isSaved, isSaving, failure, both, change, save, takeOther } = useDraft(draft);
  const { submit, isSubmitting, secondsToWait } = useSubmission();
  const [wasTried, setWasTried] = useState(false);
  const [refusal, setRefusal] = useState<typeof failure>(null);
  const missing = missingFields(values, draft?.samples.length ?? 0);
  const refused = [...(failure?.fields ?? []), ...(refusal?.fields ?? [])].flatMap(({ path, message }) =>
    isFieldName(path) ? [{ field: path, message }] : [],
  );
  const taken = values.slug === draft?.slug ? takenAddress(draft, missing) : [];
  const errors = errorsOf([...taken, ...(wasTried ? missing : []), ...refused]);

  const handIn = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    setRefusal(null);
    const [first] = missing;
    if (first) return focusField(first.field);
    const stored = await save();
    if (!stored) return undefined;
    const { failure: refusedBy } = await submit(stored);
    setRefusal(refusedBy);
    const field = refusedBy?.fields.map(({ path }) => path).find(isFieldName);
    return field && focusField(field);
  };

  return (
    <Form aria-label="Application" display="grid" gap="6" maxWidth="44rem" onSubmit={(event) => void handIn(event)}>
      <ApplicationFields
        values={values}
        errors={errors}
        onChange={(changes) => {
          setRefusal(null);
          change(changes);
        }}
        onLeave={() => {
          if (!isSaved && draft) void save();
        }}
      />
      <SampleField draft={draft} begin={save} id={fieldId('samples')} error={errors.get('samples')} />
      <ConflictNotice both={both} onKeep={() => void save()} onTakeOther={takeOther} />
      {both.length === 0 ? <FormError message={(refusal ?? failure)?.message} /> : null}
      <MissingList missing={missing} />
      <chakra.div display="flex" alignItems="center" gap="4">
        <SubmitButton label="Submit application" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        <chakra.span role="status" color="ink.muted" fontSize="14px">
          {isSaving ? 'Saving…' : isSaved ? 'Saved' : null}
        </chakra.span>
      </chakra.div>
    </Form>
  );
}
