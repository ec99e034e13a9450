import { chakra } from '@chakra-ui/react';
import { memo, type Dispatch } from 'react';
import { Link } from 'react-router-dom';
import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { PrivatePicture } from '#features/studios/PrivatePicture.tsx';
import { tagsIn } from '#lib/tags-in.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { fieldErrors, fieldNames, patternFields, type SubmissionRow, valuesOf } from '../pattern-values.ts';
import { isEditable, statusWords } from '../submission-words.ts';
import { TagSuggestions } from '../TagSuggestions.tsx';
import { changedFields, type Edit, type EditAction, editedValues } from './edits.ts';
import { PatternCell } from './PatternCell.tsx';

interface PatternTableRowProps {
  readonly row: SubmissionRow;
  readonly edit: Edit | undefined;
  readonly isSelected: boolean;
  /** Whether suggested tags are shown below the row's own. */
  readonly hasSuggestions: boolean;
  readonly categories: readonly MenuCategory[];
  readonly search: string;
  readonly dispatch: Dispatch<EditAction>;
  readonly onSelect: (id: string) => void;
}

/** A row with one cell per field of a pattern. */
export const PatternTableRow = memo(function PatternTableRow({
  row,
  edit,
  isSelected,
  hasSuggestions,
  categories,
  search,
  dispatch,
  onSelect,
}: PatternTableRowProps) {
  const { id, status, title, fileName, pictureUrl } = row;
  const name = title === '' ? fileName : title;
  const values = editedValues(row, edit);
  const errors = edit ? fieldErrors(values) : new Map<string, string>();
  const changed = edit ? changedFields(edit) : [];
  return (
    <tr data-row={id}>
      <td className="select">
        <input type="checkbox" aria-label={`Select ${name}`} checked={isSelected} onChange={() => onSelect(id)} />
      </td>
      <th scope="row" className="picture">
        <Link to={`/contributor/patterns/${id}${search}`} aria-label={`Open ${name}`}>
          {pictureUrl === null ? <span className="place" /> : <PrivatePicture url={pictureUrl} alt="" />}
        </Link>
        <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
        <span className="file">{fileName}</span>
        {edit?.refusal ? <Refusal row={row} edit={edit} dispatch={dispatch} /> : null}
      </th>
      {patternFields.map((field) => (
        <td key={field} data-label={fieldNames[field]} data-changed={changed.includes(field) ? '' : undefined}>
          <PatternCell
            field={field}
            values={values}
            name={name}
            categories={categories}
            error={errors.get(field)}
            isDisabled={!isEditable(status)}
            onChange={(changes) => dispatch({ type: 'change', changes: [[row, changes]] })}
          />
          {errors.has(field) ? (
            <span role="alert" className="error">
              {errors.get(field)}
            </span>
          ) : null}
          {field === 'tags' && hasSuggestions && isEditable(status) ? (
            <Suggestions row={row} name={name} typed={values.tags} dispatch={dispatch} />
          ) : null}
        </td>
      ))}
    </tr>
  );
});

interface SuggestionsProps {
  readonly row: SubmissionRow;
  readonly name: string;
  readonly typed: string;
  readonly dispatch: Dispatch<EditAction>;
}

/** Suggested tags; accepted ones are added to the cell as unsaved input. */
function Suggestions({ row, name, typed, dispatch }: SuggestionsProps) {
  const tags = tagsIn(typed);
  const add = (added: readonly string[]) =>
    dispatch({ type: 'change', changes: [[row, { tags: [...tags, ...added].join(', ') }]] });
  return (
    <chakra.div paddingTop="2">
      <TagSuggestions submissionId={row.id} rowName={name} tags={tags} onAdd={add} />
    </chakra.div>
  );
}

interface RefusalProps {
  readonly row: SubmissionRow;
  readonly edit: Edit;
  readonly dispatch: Dispatch<EditAction>;
}

/** Why an edit was not saved; after a conflict, the saved value and a choice between both. */
function Refusal({ row, edit, dispatch }: RefusalProps) {
  const now = valuesOf(row);
  const mine = changedFields(edit);
  const moved = mine.filter((field) => now[field] !== edit.before[field]);
  // After importing a CSV of an older version, `before` already holds the current values.
  const others = moved.length > 0 ? moved : mine;
  return (
    <span role="alert" className="error">
      {edit.refusal}
      {edit.isConflict ? (
        <>
          {others.map((field) => ` ${fieldNames[field]} is “${String(now[field])}” there.`)}
          <Button size="sm" variant="outline" onClick={() => dispatch({ type: 'rebase', row })}>
            Keep mine
          </Button>
          <Button size="sm" variant="outline" onClick={() => dispatch({ type: 'drop', ids: [row.id] })}>
            Take theirs
          </Button>
        </>
      ) : null}
    </span>
  );
}
