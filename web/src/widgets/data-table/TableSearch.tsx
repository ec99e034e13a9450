import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Input } from '#ui/Input.tsx';
import { dayNames } from './table-days.ts';
import type { TablePlace } from './useTablePlace.ts';

interface Props {
  readonly place: Pick<TablePlace, 'filters' | 'go'>;
  /** What can be looked for, such as `Number or address`. */
  readonly label: string;
  /** What happened on the days that the list can be narrowed to, such as `Placed`; without it days are not asked for. */
  readonly days?: string;
}

const DayField = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', color: 'ink.muted', fontSize: '14px', whiteSpace: 'nowrap' },
});
const dayWords = { from: 'from', until: 'until' };

/** Looks for words and days, which the address keeps as `q`, `from` and `until`. */
export function TableSearch({ place, label, days }: Props) {
  const { q = '' } = place.filters;
  const names = days === undefined ? ['q'] : ['q', ...dayNames];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    place.go(Object.fromEntries(names.map((name) => [name, wordsOf(typed.get(name))])));
  };
  return (
    <chakra.form
      key={JSON.stringify(names.map((name) => place.filters[name]))}
      role="search"
      onSubmit={submit}
      display="flex"
      flexWrap="wrap"
      gap="2"
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
    >
      <Input
        name="q"
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={q}
        minHeight="11"
        flex="1 1 11rem"
        width="auto"
      />
      {days === undefined
        ? null
        : dayNames.map((name) => (
            <DayField key={name}>
              {name === 'from' ? `${days} ${dayWords[name]}` : dayWords[name]}
              <Input
                name={name}
                type="date"
                aria-label={`${days} ${dayWords[name]}, in UTC`}
                defaultValue={place.filters[name] ?? ''}
                minHeight="11"
                width="auto"
              />
            </DayField>
          ))}
      <Button type="submit" variant="outline">
        Find
      </Button>
    </chakra.form>
  );
}

function wordsOf(entry: FormDataEntryValue | null): string | null {
  return typeof entry === 'string' && entry.trim() !== '' ? entry.trim() : null;
}
