import { useApolloClient } from '@apollo/client/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import { useConflict } from '../conflict/useConflict.ts';
import { CategoryListDocument } from './CategoryList.query.generated.ts';
import type { DeskCategory_CategoryFragment } from './DeskCategory.fragment.generated.ts';
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

/** Manages the form of a category or a new one. */
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

  const client = useApolloClient();
  const { theirs, isMet } = useConflict(async () => {
    const { data } = await client.query({ query: CategoryListDocument, fetchPolicy: 'no-cache' });
    const all = data?.adminCategories?.map((each) => readFragment<DeskCategory_CategoryFragment>(each));
    return all?.find(({ id }) => id === category?.id);
  });

  const ask = (values: CategoryForm, version: number) => {
    const contents = contentsFrom(values);
    if (category) {
      const input = { ...contents, categoryId: category.id, version };
      return send(async () => (await change({ variables: { input } })).data?.changeCategory);
    }
    const input = { ...contents, ...placeFrom(values), slug: values.slug };
    return send(async () => (await create({ variables: { input } })).data?.createCategory);
  };
  const save = (version: number) =>
    form.handleSubmit(async (values) => {
      const { answer, failure } = await ask(values, version);
      if (failure) {
        if (await isMet(failure)) return undefined;
        return showFailure(form.setError, categoryFields, failure);
      }
      toast({ status: 'success', title: category ? 'Category saved' : 'Category made' });
      if (category) return onSaved();
      return navigate(`/admin/categories/${answer.category?.id ?? ''}`);
    });

  return {
    form,
    submit: save(category?.version ?? 0),
    secondsToWait,
    theirs,
    /** Saves the input over what someone else has saved. */
    keepMine: save(theirs?.version ?? 0),
  };
}
