import { ReasonActs } from '../ReasonActs.tsx';
import type { DeskAsset } from './asset-words.ts';
import { useFeatureAssetMutation } from './FeatureAsset.mutation.generated.ts';

interface Props {
  readonly asset: DeskAsset;
  readonly onChanged: () => void;
}

/** Adds a pattern to the front of the editors' picks, or removes it from them. */
export function FeatureAct({ asset: { id: assetId, title, isFeatured }, onChanged }: Props) {
  const [feature] = useFeatureAssetMutation();
  const label = isFeatured ? 'Feature no longer' : 'Feature';
  const act = {
    label,
    title: `${label}: ${title}`,
    hint: 'It stands in the audit.',
    explanation: isFeatured
      ? 'It leaves the editors’ selection.'
      : 'It comes first in the editors’ selection, whose first pattern stands at the top of the home page.',
    done: isFeatured ? 'It is not featured any more' : 'It is featured',
    send: async (reason: string) => {
      const input = { assetId, isFeatured: !isFeatured, reason };
      return (await feature({ variables: { input } })).data?.featureAsset;
    },
  };
  return <ReasonActs acts={[act]} onDone={onChanged} />;
}
