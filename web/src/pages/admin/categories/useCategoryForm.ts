import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import {
  categoryFields,
  type CategoryForm,
  CategoryValues,
  contentsFrom,
  placeFrom,
  valuesOf,
} from './category-values.ts';
import type { DeskCategory } from './category-words.ts';
import { useChangeCategoryMutation } from './ChangeCategory.mutation.generated.ts';
import { useCreateCategoryMutation } from './CreateCategory.mutation.generated.ts';

/** What is changed of a category, or typed of a new one, until it is saved. */
export function useCategoryForm(category: DeskCategory | null, onSaved: () => void) {
  const [change] = useChangeCategoryMutation();
  const [create] = useCreateCategoryMutation();
  const { send, secondsToWait } = useSender();
  const navigate = useNavigate();
  const form = useForm<CategoryForm>({
    resolver: valibotResolver(CategoryValues),
    defaultValues: valuesOf(category),
  });
  const { isDirty, isSubmitSuccessful } = form.formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);

  const ask = (values: CategoryForm) => {
    const contents = contentsFrom(values);
    if (category) {
      const input = { ...contents, categoryId: category.id, version: category.version };
      return send(async () => (await change({ variables: { input } })).data?.changeCategory);
    }
    const input = { ...contents, ...placeFrom(values), slug: values.slug };
    return send(async () => (await create({ variables: { input } })).data?.createCategory);
  };
  const submit = form.handleSubmit(async (values) => {
    const { answer, failure } = await ask(values);
    if (failure) return showFailure(form.setError, categoryFields, failure);
    toast({ status: 'success', title: category ? 'Category saved' : 'Category made' });
    if (category) return onSaved();
    return navigate(`/admin/categories/${answer.category?.id ?? ''}`);
  });

  return { form, submit, secondsToWait };
}
