import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { trimmedLinks } from '../LinksField.tsx';
import { contested, type DraftChanges, type OwnApplication, valuesOf } from './draft-values.ts';
import { useSaveStudioApplicationMutation } from './SaveStudioApplication.mutation.generated.ts';
import { showOwnApplication, useApplicationReader } from './useOwnApplication.ts';

/**
 * Saves changes of a draft, creating it if necessary. Merges them into a newer version unless that changed the same
 * fields: those are then returned as `both`, and nothing is saved.
 */
export function useDraftSender() {
  const [saveApplication] = useSaveStudioApplicationMutation();
  const readAnew = useApplicationReader();
  const { send } = useSender();

  const sendOver = async (draft: OwnApplication | null, { links, ...changes }: DraftChanges) => {
    const input = { ...changes, ...(links && { links: trimmedLinks(links) }), version: draft?.version ?? null };
    const { answer, failure } = await send(async () => {
      const { data } = await saveApplication({
        variables: { input },
        update: (cache, { data: saved }) => showOwnApplication(cache, saved?.saveStudioApplication.application ?? null),
      });
      return data?.saveStudioApplication;
    });
    return { application: readFragment<OwnApplication>(answer?.application) ?? null, failure };
  };

  return async (draft: OwnApplication | null, changes: DraftChanges) => {
    const first = await sendOver(draft, changes);
    if (!first.failure?.fields.some(({ path }) => path === 'version')) return { ...first, both: [] };
    const newer = await readAnew();
    const both = contested(changes, valuesOf(draft), valuesOf(newer));
    return both.length > 0 ? { ...first, both } : { ...(await sendOver(newer, changes)), both };
  };
}
