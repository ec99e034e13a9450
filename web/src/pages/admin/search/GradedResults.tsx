import { skipToken } from '@apollo/client/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { PictureFrame } from '#features/catalog/PictureFrame.tsx';
import { useDebounced } from '#lib/useDebounced.ts';
import { Heading } from '#ui/Heading.tsx';
import { PatternGrid } from '../picks/PatternGrid.tsx';
import { GradeChoice } from './GradeChoice.tsx';
import type { Graded } from './grades.ts';
import { useJudgeablePatternsQuery } from './JudgeablePatterns.query.generated.ts';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 300;

interface Props {
  readonly search: string;
  readonly graded: readonly Graded[];
  readonly onGrade: (pattern: Graded) => void;
}

/** First results of a search, as seen by shoppers, each with its grade. */
export function GradedResults({ search, graded, onGrade }: Props) {
  const words = useDebounced(search, PAUSE_MS);
  const { data, previousData } = useJudgeablePatternsQuery(words === '' ? skipToken : { variables: { search: words } });
  const found = (data ?? previousData)?.assets?.items;
  if (words === '' || !found) return null;
  return (
    <section aria-labelledby="found">
      <Heading id="found" size="card" marginBottom="3">
        Found for “{words}”
      </Heading>
      {found.length === 0 ? <p>Nothing is found.</p> : null}
      <PatternGrid role="list" aria-labelledby="found">
        {found.map((asset) => {
          const { id, title } = asset;
          const grade = graded.find((each) => each.id === id)?.grade ?? 0;
          return (
            <li key={id}>
              <PictureFrame>
                <PatternPicture asset={asset} sizes="(min-width: 1280px) 150px, 40vw" isDecorative />
              </PictureFrame>
              <GradeChoice label={title} pattern={{ id, title, grade }} onGrade={onGrade} />
            </li>
          );
        })}
      </PatternGrid>
    </section>
  );
}
