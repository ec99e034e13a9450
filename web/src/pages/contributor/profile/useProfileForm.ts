import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import type { PanelStudio } from '../panel-studio.ts';
import { profileRules, type ProfileValues } from './profile.validation.ts';
import { useUpdateStudioMutation } from './UpdateStudio.mutation.generated.ts';

const fields = ['name', 'specialty', 'about', 'links', 'country', 'categoryId'] as const;
const CHANGED_ELSEWHERE =
  'The profile was changed elsewhere in the meantime. What you typed is still here: save again to keep it.';

function valuesOf({ name, specialty, about, links, country, category }: PanelStudio): ProfileValues {
  return { name, specialty, about, links, country, categoryId: category?.id ?? '' };
}

interface ProfileFormOf {
  readonly studio: PanelStudio;
  /** Refetches the studio. */
  readonly onStale: () => void;
}

/** Manages the form for a studio's profile. Changes made elsewhere are merged into fields that were not edited. */
export function useProfileForm({ studio, onStale }: ProfileFormOf) {
  const [updateStudio] = useUpdateStudioMutation();
  const { send, secondsToWait } = useSender();
  const { control, register, handleSubmit, reset, setError, formState } = useForm({
    resolver: valibotResolver(profileRules),
    values: valuesOf(studio),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty);

  const submit = handleSubmit(async (values) => {
    const variables = { input: { studioId: studio.id, version: studio.version, ...values } };
    const { failure } = await send(async () => (await updateStudio({ variables })).data?.updateStudio);
    if (!failure) {
      reset(values, { keepDirtyValues: false, keepErrors: false });
      toast({ status: 'success', title: 'Profile saved' });
    } else if (failure.fields.some(({ path }) => path === 'version')) {
      setError('root', { message: CHANGED_ELSEWHERE });
      onStale();
    } else showFailure(setError, fields, failure);
  });
  // The `resetOptions` for new values apply to every reset unless overridden.
  const discard = () => reset(valuesOf(studio), { keepDirtyValues: false, keepErrors: false });

  return { control, register, submit, discard, errors, isDirty, isSubmitting, secondsToWait };
}
