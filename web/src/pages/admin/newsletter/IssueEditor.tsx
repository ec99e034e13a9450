import { MAX_ISSUE_PATTERNS } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { AddPatterns } from '../picks/AddPatterns.tsx';
import { PickedPatterns } from '../picks/PickedPatterns.tsx';
import type { DeskIssue } from './issue-words.ts';
import { IssuePreview } from './IssuePreview.tsx';
import { useIssueForm } from './useIssueForm.ts';

const MARKDOWN_HINT =
  'Markdown: ## and ### for headings, - or 1. for lists, **bold**, `code`, [words](/address). Addresses may begin with /.';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    gap: '8',
  },
});

interface Props {
  /** Null for a new issue. */
  readonly issue: DeskIssue | null;
  readonly onSaved: () => void;
}

/** Editor of a newsletter draft: text, patterns and preview. */
export function IssueEditor({ issue, onSaved }: Props) {
  const { form, submit, secondsToWait, isDirty, picked, pick } = useIssueForm(issue, onSaved);
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const [subject, body] = useWatch({ control, name: ['subject', 'body'] });
  const words = useMemo(
    () => ({ subject, body, assetIds: picked.map(({ assetId }) => assetId) }),
    [subject, body, picked],
  );
  return (
    <Form
      aria-label={issue ? 'Change the issue' : 'New issue'}
      display="grid"
      gap="8"
      onSubmit={(event) => void submit(event)}
    >
      <FormError message={errors.root?.message} />
      <Columns>
        <chakra.div display="grid" gap="5" alignContent="start">
          <TextField label="Subject" autoComplete="off" error={errors.subject?.message} {...register('subject')} />
          <TextAreaField
            label="Text"
            rows={18}
            fontFamily="mono"
            fontSize="14px"
            lineHeight="1.6"
            hint={MARKDOWN_HINT}
            error={errors.body?.message}
            {...register('body')}
          />
        </chakra.div>
        <IssuePreview words={words} />
      </Columns>
      <PickedPatterns picked={picked} onChange={pick} hint="A mail leaves out what is not on sale when it is sent." />
      {picked.length < MAX_ISSUE_PATTERNS ? (
        <AddPatterns picked={picked} onAdd={(pattern) => pick([...picked, pattern])} />
      ) : (
        <p>An issue shows at most {MAX_ISSUE_PATTERNS} patterns.</p>
      )}
      <div>
        <SubmitButton label="Save draft" isSubmitting={isSubmitting} secondsToWait={secondsToWait} isReady={isDirty} />
      </div>
    </Form>
  );
}
