import { chakra } from '@chakra-ui/react';
import { MAX_REVIEW_CHARACTERS } from '@halfdrop/domain';
import { type SyntheticEvent, useState } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import type { Review_ReviewFragment } from './Review.fragment.generated.ts';
import { useWriteReviewMutation } from './WriteReview.mutation.generated.ts';

interface Props {
  readonly assetId: string;
  /** The viewer's existing review. */
  readonly written: Masked<Review_ReviewFragment> | null;
  /** Whether the viewer is emailed about an answer. */
  readonly isMailed: boolean;
  /** Whether the shop has hidden the review. */
  readonly isHidden: boolean;
  /** Called after the server has stored the review. */
  readonly onWritten: () => void;
}

const Choice = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', cursor: 'pointer' },
    '& input': { width: '18px', height: '18px', accentColor: 'var(--hd-colors-ink)' },
  },
});

function StarChoice({ stars, onChoose }: { readonly stars: number; readonly onChoose: (stars: number) => void }) {
  return (
    <Choice>
      <chakra.legend fontWeight="medium" fontSize="15px">
        Your rating
      </chakra.legend>
      {[1, 2, 3, 4, 5].map((number) => (
        <label key={number}>
          <input
            type="radio"
            name="stars"
            value={number}
            checked={stars === number}
            onChange={() => onChoose(number)}
          />
          {number} {number === 1 ? 'star' : 'stars'}
        </label>
      ))}
    </Choice>
  );
}

/** Form for owners to write or edit their review. */
export function ReviewForm({ assetId, written: masked, isMailed, isHidden, onWritten }: Props) {
  const written = readFragment<Review_ReviewFragment>(masked);
  const [stars, setStars] = useState(written?.stars ?? 0);
  const [text, setText] = useState(written?.text ?? '');
  const [hasAnswerMail, setHasAnswerMail] = useState(isMailed);
  const [problem, setProblem] = useState<{ readonly path: string; readonly message: string } | null>(null);
  const [write, { loading }] = useWriteReviewMutation();
  const { send, secondsToWait } = useSender();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (stars === 0) return setProblem({ path: 'stars', message: 'Choose 1 to 5 stars' });
    if (text.trim() === '') return setProblem({ path: 'text', message: 'Review is required' });
    const input = { assetId, stars, text, hasAnswerMail };
    const { failure } = await send(async () => (await write({ variables: { input } })).data?.writeReview);
    setProblem(failure && (failure.fields[0] ?? { path: '', message: failure.message }));
    if (failure) return undefined;
    onWritten();
    return undefined;
  };

  const textProblem = problem?.path === 'text' ? problem.message : undefined;
  return (
    <Form display="grid" gap="4" marginBottom="8" onSubmit={(event) => void submit(event)}>
      <FormError message={problem && problem.path !== 'text' ? problem.message : undefined} />
      {isHidden ? (
        <chakra.p color="ink.muted">
          We have hidden your review and mailed you why. Others do not see it, also when you change it.
        </chakra.p>
      ) : null}
      <StarChoice stars={stars} onChoose={setStars} />
      <TextAreaField
        label="Your review"
        maxLength={MAX_REVIEW_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={textProblem}
      />
      <chakra.label display="inline-flex" alignItems="center" gap="3" minHeight="44px" cursor="pointer">
        <chakra.input
          type="checkbox"
          boxSize="18px"
          accentColor="ink"
          checked={hasAnswerMail}
          onChange={({ target }) => setHasAnswerMail(target.checked)}
        />
        Mail me when the studio answers
      </chakra.label>
      <Button type="submit" justifySelf="start" disabled={loading || secondsToWait > 0}>
        {loading ? 'Publishing...' : written ? 'Update review' : 'Publish review'}
      </Button>
    </Form>
  );
}
