import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import type { OwnApplication } from './draft-values.ts';
import { useSubmitStudioApplicationMutation } from './SubmitStudioApplication.mutation.generated.ts';

/** Submits a draft; a failure lists what the server found missing. */
export function useSubmission() {
  const [submitApplication, { loading }] = useSubmitStudioApplicationMutation();
  const { send, secondsToWait } = useSender();
  const submit = async ({ version }: Pick<OwnApplication, 'version'>) => {
    const variables = { input: { version } };
    const { answer, failure } = await send(
      async () => (await submitApplication({ variables })).data?.submitStudioApplication,
    );
    return { application: readFragment<OwnApplication>(answer?.application) ?? null, failure };
  };
  return { submit, isSubmitting: loading, secondsToWait };
}
