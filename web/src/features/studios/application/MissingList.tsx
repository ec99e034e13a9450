import { chakra } from '@chakra-ui/react';
import { type DraftField, fieldNames } from './draft-values.ts';
import { fieldId } from './ApplicationFields.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    fontSize: '14px',
    '& button': { textDecoration: 'underline', textUnderlineOffset: '3px', cursor: 'pointer', minHeight: '32px' },
  },
});

/** A field that is missing or invalid. */
export interface MissingField {
  readonly field: DraftField | 'samples';
  readonly message: string;
}

/** Focuses a field of the form. */
export function focusField(field: MissingField['field']): void {
  document.getElementById(fieldId(field))?.focus();
}

/** What is missing before an application can be submitted; each entry focuses its field. */
export function MissingList({ missing }: { readonly missing: readonly MissingField[] }) {
  if (missing.length === 0) return null;
  return (
    <div>
      <chakra.p fontSize="14px" color="ink.muted">
        Still missing before you can submit:
      </chakra.p>
      <List role="list" aria-label="Still missing">
        {missing.map(({ field, message }) => (
          <li key={field}>
            <button type="button" title={message} onClick={() => focusField(field)}>
              {fieldNames[field]}
            </button>
          </li>
        ))}
      </List>
    </div>
  );
}
