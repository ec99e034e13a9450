import { ReasonActs } from '../ReasonActs.tsx';
import type { DeskStudio_StudioFragment } from './DeskStudio.fragment.generated.ts';
import { useFeatureStudioMutation } from './FeatureStudio.mutation.generated.ts';
import { useHoldStudioMutation } from './HoldStudio.mutation.generated.ts';
import { useReleaseStudioMutation } from './ReleaseStudio.mutation.generated.ts';

const told = 'The studio reads it, and it stands in the audit.';

function useActs({ id, name, isFeatured, isHeld }: DeskStudio_StudioFragment) {
  const [feature] = useFeatureStudioMutation();
  const [hold] = useHoldStudioMutation();
  const [release] = useReleaseStudioMutation();
  const variables = (reason: string) => ({ variables: { input: { studioId: id, reason } } });
  const placing = {
    label: isFeatured ? 'Feature no longer' : 'Feature',
    hint: 'It stands in the audit.',
    explanation: 'Featured studios stand in front in the directory.',
    done: isFeatured ? 'It is not featured any more' : 'It is featured',
    send: async (reason: string) => {
      const input = { studioId: id, isFeatured: !isFeatured, reason };
      return (await feature({ variables: { input } })).data?.featureStudio;
    },
  };
  const holding = isHeld
    ? {
        label: 'End the hold',
        hint: told,
        explanation: 'What was held with the studio is on sale again, and it can be paid out.',
        done: 'The hold is over',
        send: async (reason: string) => (await release(variables(reason))).data?.releaseStudio,
      }
    : {
        label: 'Hold the studio',
        hint: told,
        explanation:
          'Nothing of it is sold until the hold ends, and its payouts wait. Whoever has bought or claimed a pattern keeps licence and files.',
        done: 'The studio is held',
        send: async (reason: string) => (await hold(variables(reason))).data?.holdStudio,
      };
  return [placing, holding].map((act) => ({ ...act, title: `${act.label}: ${name}` }));
}

/** What can be done to a studio as it is now. */
export function StudioActs({ studio }: { readonly studio: DeskStudio_StudioFragment }) {
  return <ReasonActs acts={useActs(studio)} />;
}
