import { ArticleSlugField, TextFields } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { HelpTopic } from '#generated/types.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { LinkButton } from '#ui/Button.tsx';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { useArticleTopicsQuery } from './ArticleTopics.query.generated.ts';
import { useCreateArticleMutation } from './CreateArticle.mutation.generated.ts';
import { deskAddressOf } from './text-words.ts';

const topics = [
  'ACCOUNT',
  'SUBSCRIPTION',
  'DOWNLOADS',
  'PAYMENTS',
  'TECHNICAL',
  'GUIDES',
] as const satisfies readonly HelpTopic[];
const rules = v.object({
  topic: v.picklist(topics),
  slug: ArticleSlugField,
  question: TextFields.article.entries.title,
});
const fields = ['topic', 'slug', 'question'] as const;

/** Begins an article of the help center, to be answered at its desk. */
export function NewArticle() {
  const navigate = useNavigate();
  const { data } = useArticleTopicsQuery();
  const [create] = useCreateArticleMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, formState } = useForm<v.InferInput<typeof rules>>({
    resolver: valibotResolver(rules),
    defaultValues: { topic: 'GUIDES', slug: '', question: '' },
  });
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);
  const titleOf = (topic: HelpTopic) => data?.helpCategories?.find((each) => each.topic === topic)?.title ?? topic;

  const submit = handleSubmit(async (input) => {
    const { answer, failure } = await send(async () => (await create({ variables: { input } })).data?.createArticle);
    if (failure) return showFailure(setError, fields, failure);
    return navigate(deskAddressOf({ kind: 'ARTICLE', slug: answer.text?.slug ?? '' }));
  });

  return (
    <>
      <LinkButton to="/admin/content" variant="link">
        All texts
      </LinkButton>
      <DeskHeading size="section" marginTop="4" marginBottom="6">
        New article
      </DeskHeading>
      <Form aria-label="New article" display="grid" gap="5" maxWidth="40rem" onSubmit={(event) => void submit(event)}>
        <FormError message={errors.root?.message} />
        <SelectField label="Category" error={errors.topic?.message} {...register('topic')}>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {titleOf(topic)}
            </option>
          ))}
        </SelectField>
        <TextField label="Question" error={errors.question?.message} {...register('question')} />
        <TextField
          label="Address"
          autoComplete="off"
          hint="What stands behind /help/; it stays."
          error={errors.slug?.message}
          {...register('slug')}
        />
        <div>
          <SubmitButton label="Begin article" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        </div>
      </Form>
    </>
  );
}
