import { HOLD_NOTICE_DAYS } from '@halfdrop/domain';
import { ReasonActs } from '../ReasonActs.tsx';
import { useAnnounceStudioHoldMutation } from './AnnounceStudioHold.mutation.generated.ts';
import type { DeskStudio_StudioFragment } from './DeskStudio.fragment.generated.ts';
import { useFeatureStudioMutation } from './FeatureStudio.mutation.generated.ts';
import { useHoldStudioMutation } from './HoldStudio.mutation.generated.ts';
import { useReleaseStudioMutation } from './ReleaseStudio.mutation.generated.ts';

const held =
  'Nothing of it is sold until the hold ends, and its payouts wait. Whoever has bought or claimed a pattern keeps licence and files.';
const told = 'The studio reads it, and it stands in the audit.';

function useActs({ id, name, isFeatured, isHeld, announcedHold }: DeskStudio_StudioFragment) {
  const [feature] = useFeatureStudioMutation();
  const [announce] = useAnnounceStudioHoldMutation();
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
  const ending = {
    label: isHeld ? 'End the hold' : 'Take the hold back',
    hint: told,
    explanation: isHeld
      ? 'What was held with the studio is on sale again, and it can be paid out.'
      : 'The studio stays on sale, and is told.',
    done: isHeld ? 'The hold is over' : 'The studio stays on sale',
    send: async (reason: string) => (await release(variables(reason))).data?.releaseStudio,
  };
  const announcing = {
    label: 'Announce a hold',
    hint: told,
    explanation: `The studio is told ${HOLD_NOTICE_DAYS} days before. ${held}`,
    done: 'The studio is told',
    send: async (reason: string) => (await announce(variables(reason))).data?.announceStudioHold,
  };
  const holding = {
    label: 'Hold at once',
    hint: told,
    explanation: `Only where somebody would be harmed meanwhile: a claim of rights, something unlawful, fraud. ${held}`,
    done: 'The studio is held',
    send: async (reason: string) => (await hold(variables(reason))).data?.holdStudio,
  };
  const stages = isHeld ? [ending] : announcedHold ? [ending, holding] : [announcing, holding];
  return [placing, ...stages].map((act) => ({ ...act, title: `${act.label}: ${name}` }));
}

/** Actions on a studio in its current state. */
export function StudioActs({ studio }: { readonly studio: DeskStudio_StudioFragment }) {
  return <ReasonActs acts={useActs(studio)} />;
}
