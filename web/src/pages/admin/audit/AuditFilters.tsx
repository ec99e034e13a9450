import { AUDIT_SUBJECTS } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '#ui/Button.tsx';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { addressOf, filterNames, type FilterName } from './audit-place.ts';
import { plainWords, staffActions } from './audit-words.ts';
import { useAuditPeopleQuery } from './AuditPeople.query.generated.ts';

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry.trim() : '');

/** Narrows the audit by who, what, on what and when; the address keeps it. */
export function AuditFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useAuditPeopleQuery();
  const people = data?.staffMembers ?? [];
  const actor = search.get('actor') ?? '';
  const isKnown = actor === '' || people.some(({ id }) => id === actor);
  const valueOf = (name: FilterName) => search.get(name) ?? '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const changes = filterNames.map((name) => [name, textOf(typed.get(name))] as const);
    void navigate(addressOf(search, Object.fromEntries(changes)));
  };

  return (
    <Form key={search.toString()} aria-label="Filter" marginBottom="6" onSubmit={submit}>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', xl: 'repeat(3, minmax(0, 1fr))' }}
      >
        <SelectField key={people.length} label="Person" name="actor" defaultValue={actor}>
          <option value="">Everybody</option>
          {isKnown ? null : <option value={actor}>{actor}</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Action" name="action" defaultValue={valueOf('action')}>
          <option value="">All actions</option>
          {staffActions.map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </SelectField>
        <KindField kind={valueOf('kind')} />
        <TextField label="Subject" name="subject" placeholder="Number or id" defaultValue={valueOf('subject')} />
        <TextField label="From" name="from" type="date" defaultValue={valueOf('from')} />
        <TextField label="Until" name="until" type="date" defaultValue={valueOf('until')} />
      </chakra.div>
      <chakra.div display="flex" gap="3" marginTop="4">
        <Button type="submit" variant="outline">
          Filter
        </Button>
        <LinkButton to="/admin/audit" variant="ghost">
          All
        </LinkButton>
      </chakra.div>
    </Form>
  );
}

function KindField({ kind }: { readonly kind: string }) {
  return (
    <SelectField label="Kind of subject" name="kind" defaultValue={kind}>
      <option value="">All kinds</option>
      {AUDIT_SUBJECTS.map((each) => (
        <option key={each} value={each}>
          {plainWords(each)}
        </option>
      ))}
    </SelectField>
  );
}
