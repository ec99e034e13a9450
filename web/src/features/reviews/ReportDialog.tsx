import { MAX_REPORT_NOTE_CHARACTERS, ReportNoteField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { ReviewReportReason } from '#generated/types.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField, TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { reportReasonWords } from './report-words.ts';
import { useReportReviewMutation } from './ReportReview.mutation.generated.ts';

const reasons: readonly ReviewReportReason[] = ['SPAM', 'OFFENSIVE', 'PERSONAL_DATA', 'OFF_TOPIC', 'OTHER'];
const rules = v.object({ reason: v.picklist(reasons, 'Choose a reason'), note: ReportNoteField });
const fields = ['reason', 'note'] as const;

interface Props {
  readonly reviewId: string;
  readonly onClose: () => void;
}

/** Asks for the reason and reports a review. */
export function ReportDialog({ reviewId, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} size="form" title="Report this review">
      <ReportForm reviewId={reviewId} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ reviewId, onClose }: Props) {
  const [report] = useReportReviewMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm<v.InferInput<typeof rules>, unknown, v.InferOutput<typeof rules>>({
    resolver: valibotResolver(rules),
    defaultValues: { note: '' },
  });
  const submit = form.handleSubmit(async ({ reason, note }) => {
    const variables = { input: { reviewId, reason, note } };
    const { failure } = await send(async () => (await report({ variables })).data?.reportReview);
    if (failure) return showFailure(form.setError, fields, failure);
    onClose();
    return toast({ status: 'success', title: 'Thank you', description: 'We will look at the review.' });
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form aria-label="Report this review" display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
      <SelectField label="What is wrong with it?" error={errors.reason?.message} {...form.register('reason')}>
        <option value="">Choose</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reportReasonWords[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Details (optional)"
        hint="Only we read them."
        maxLength={MAX_REPORT_NOTE_CHARACTERS}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <div>
        <SubmitButton label="Send report" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
