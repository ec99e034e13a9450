import { chakra } from '@chakra-ui/react';
import { type Dispatch } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { fieldErrors, fieldNames, type SubmissionRow } from '../pattern-values.ts';
import { type Edit, type EditAction, type Edits } from './edits.ts';
import { Button } from '#ui/Button.tsx';

interface UnsavedElsewhereProps {
  readonly edits: Edits;
  /** Rows of the current page. */
  readonly rows: readonly SubmissionRow[];
  readonly dispatch: Dispatch<EditAction>;
}

/** Unsaved edits that were refused for patterns on other pages, each with a link. */
export function UnsavedElsewhere({ edits, rows, dispatch }: UnsavedElsewhereProps) {
  const [params] = useSearchParams();
  const hidden = [...edits].filter(([id]) => !rows.some((row) => row.id === id));
  const stuck = hidden.map(([id, edit]) => ({ id, edit, why: whyUnsaved(edit) })).filter(({ why }) => why !== '');
  if (stuck.length === 0) return null;
  return (
    <chakra.ul
      role="list"
      aria-label="Not saved, on other pages"
      listStyleType="none"
      display="grid"
      gap="2"
      fontSize="15px"
    >
      {stuck.map(({ id, edit, why }) => (
        <li key={id}>
          <Link to={`?${searchFor(params, edit.before.title)}`}>{edit.before.title || 'Without a title'}</Link>: {why}{' '}
          <Button size="sm" variant="outline" onClick={() => dispatch({ type: 'drop', ids: [id] })}>
            Discard
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}

function whyUnsaved({ before, changed, refusal }: Edit): string {
  const errors = [...fieldErrors({ ...before, ...changed })].map(
    ([field, message]) => `${fieldNames[field]}: ${message}`,
  );
  return [...(refusal === null ? [] : [refusal]), ...errors].join(' ');
}

function searchFor(params: URLSearchParams, title: string): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  next.delete('state');
  next.set('q', title);
  return next.toString();
}
