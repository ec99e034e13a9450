import { chakra } from '@chakra-ui/react';
import { REVIEW_REASONS, reviewReasonWords } from '@halfdrop/domain';
import { Button } from '#ui/Button.tsx';
import { boxByArrow, boxWords, MIDDLE_BOX } from '#widgets/tile-stage/tile-box.ts';
import type { ChosenReason, RefusalDraft } from './useRefusal.ts';

const Reasons = chakra('fieldset', {
  base: {
    maxHeight: '18rem',
    overflowY: 'auto',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'md',
    background: 'card',
    padding: '2',
    '& label': { display: 'flex', gap: '2', alignItems: 'center', minHeight: { base: '44px', md: '32px' } },
  },
});
const Marks = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    fontSize: '14px',
    '& li': { display: 'flex', gap: '2', alignItems: 'center' },
    '& .place': {
      flex: '1',
      textAlign: 'start',
      padding: '2',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'sm',
    },
  },
});

interface ReasonListProps {
  readonly draft: RefusalDraft;
  readonly chosen: readonly ChosenReason[];
}

/** Reasons in the fixed order shown to all reviewers, with the marks of selected ones. */
export function ReasonList({ draft, chosen }: ReasonListProps) {
  return (
    <>
      <Reasons id="reasons" tabIndex={-1}>
        <chakra.legend srOnly>Reasons</chakra.legend>
        {REVIEW_REASONS.map((code) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={chosen.some((each) => each.code === code)}
              onChange={() => draft.toggleReason(code)}
            />
            {reviewReasonWords(code).label}
          </label>
        ))}
      </Reasons>
      {chosen.map((reason) => (
        <MarksOf key={reason.code} draft={draft} reason={reason} />
      ))}
    </>
  );
}

function MarksOf({ draft, reason: { code, marks } }: { readonly draft: RefusalDraft; readonly reason: ChosenReason }) {
  const { label, says } = reviewReasonWords(code);
  return (
    <chakra.div role="group" aria-label={label} display="grid" gap="2" justifyItems="start">
      <chakra.p fontSize="14px">
        <strong>{label}.</strong> {says}
      </chakra.p>
      <Marks role="list" aria-label={`Marks of ${label}`}>
        {marks.map((mark, index) => (
          // A mark's index is its only stable identity while it is moved.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button
              type="button"
              className="place"
              aria-label={`Mark ${index + 1} of ${label}: ${boxWords(mark)}`}
              onKeyDown={(event) => {
                const moved = boxByArrow(mark, event);
                if (!moved) return;
                event.preventDefault();
                draft.replaceMark(code, index, moved);
              }}
            >
              {boxWords(mark)}
            </button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove mark ${index + 1} of ${label}`}
              onClick={() => draft.removeMark(code, index)}
            >
              Remove
            </Button>
          </li>
        ))}
      </Marks>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Mark a place of ${label}`}
        onClick={() => draft.addMark(code, MIDDLE_BOX)}
      >
        Mark a place
      </Button>
    </chakra.div>
  );
}
