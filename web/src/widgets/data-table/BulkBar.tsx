import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { BulkAction, BulkOutcome } from './data-table.ts';

interface Props {
  readonly ids: readonly string[];
  readonly actions: readonly BulkAction[];
  /** Called after an action completed, and to clear the selection. */
  readonly onDone: () => void;
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '52px',
    marginBottom: '2',
    fontSize: '15px',
  },
});

/** Bulk actions for the selected rows; afterwards shows how many succeeded and what was refused. */
export function BulkBar({ ids, actions, onDone }: Props) {
  const [running, setRunning] = useState<string | null>(null);
  const [summary, setSummary] = useState<{ words: string; refused: BulkOutcome['refused'] } | null>(null);

  const run = async (action: BulkAction) => {
    setRunning(action.label);
    try {
      const { done, refused } = await action.run(ids);
      setSummary({ words: action.doneWords(done), refused });
      onDone();
    } catch (cause) {
      console.warn('Nothing was done to the selected rows.', cause);
      setSummary({ words: 'Nothing was done. Please try again.', refused: [] });
    } finally {
      setRunning(null);
    }
  };

  return (
    <>
      <Bar role="group" aria-label="Selected rows">
        <chakra.span minWidth="6.5rem">{ids.length === 0 ? 'None selected' : `${ids.length} selected`}</chakra.span>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant="outline"
            disabled={ids.length === 0 || running !== null}
            onClick={() => void run(action)}
          >
            {running === action.label ? 'Working…' : action.label}
          </Button>
        ))}
        {ids.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={onDone}>
            Clear selection
          </Button>
        ) : null}
      </Bar>
      <chakra.div role="status" fontSize="15px">
        {summary ? (
          <chakra.div marginBottom="3">
            <p>{summary.words}</p>
            {summary.refused.length > 0 ? (
              <chakra.ul paddingInlineStart="5" color="ink.muted">
                {summary.refused.map(({ name, reason }) => (
                  <li key={name}>
                    {name}: {reason}
                  </li>
                ))}
              </chakra.ul>
            ) : null}
          </chakra.div>
        ) : null}
      </chakra.div>
    </>
  );
}
