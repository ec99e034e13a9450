import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Input } from '#ui/Input.tsx';
import type { TablePlace } from './useTablePlace.ts';

interface Props {
  readonly place: Pick<TablePlace, 'filters' | 'go'>;
  /** What can be searched for, such as `Number or address`. */
  readonly label: string;
}

/** Search box; the URL keeps its text as `q`. */
export function TableSearch({ place, label }: Props) {
  const { q = '' } = place.filters;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    place.go({ q: typeof words === 'string' && words.trim() !== '' ? words.trim() : null });
  };
  return (
    <chakra.form
      key={q}
      role="search"
      onSubmit={submit}
      display="flex"
      gap="2"
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
    >
      <Input name="q" type="search" aria-label={label} placeholder={label} defaultValue={q} minHeight="11" />
      <Button type="submit" variant="outline">
        Find
      </Button>
    </chakra.form>
  );
}
