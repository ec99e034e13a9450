import { type HomeSection, writeHomeSections } from '@halfdrop/domain';
import { useState } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AddPatterns } from '../../picks/AddPatterns.tsx';
import type { Picked } from '../../picks/picked.ts';
import { PickedPatterns } from '../../picks/PickedPatterns.tsx';
import { useHomePicksQuery } from './HomePicks.query.generated.ts';

interface Props {
  readonly ids: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** A home page that consists only of these patterns: its preview returns their titles. */
function pageOf(ids: readonly string[]) {
  const section: HomeSection = {
    key: 'picks',
    layout: 'hero',
    isShown: true,
    title: 'Picks',
    caption: '',
    source: { kind: 'picks', ids: [...ids] },
  };
  return { kind: 'HOME', slug: 'page', title: 'Picks', body: writeHomeSections([section]) } as const;
}

/** Patterns picked by hand for a section. */
export function SectionPicks({ ids, onChange }: Props) {
  const [before] = useState(ids);
  const [added, setAdded] = useState<readonly Picked[]>([]);
  const { data, loading } = useHomePicksQuery({
    variables: { input: pageOf(before) },
    skip: before.length === 0,
    fetchPolicy: 'no-cache',
  });
  if (loading) return <Skeleton height="12rem" />;
  const found = data?.textPreview?.home?.sections[0]?.patterns?.items ?? [];
  const known = new Map(
    [...found.map((asset) => ({ assetId: asset.id, title: asset.title, picture: asset })), ...added].map((each) => [
      each.assetId,
      each,
    ]),
  );
  const picked = ids.map((id) => known.get(id) ?? { assetId: id, title: 'A pattern', picture: null });
  return (
    <>
      <PickedPatterns
        picked={picked}
        onChange={(changed) => onChange(changed.map(({ assetId }) => assetId))}
        hint="Shoppers see what is on sale alone."
      />
      <AddPatterns
        picked={picked}
        onAdd={(pattern) => {
          setAdded([...added, pattern]);
          onChange([...ids, pattern.assetId]);
        }}
      />
    </>
  );
}
