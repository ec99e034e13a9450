import type { Db } from '../database.ts';
import { exportedList, type ExportedList } from '../exports/exported-list.ts';
import { readBatches } from '../platform/database/read-batches.ts';
import { peopleCalls, type PersonFactsDto } from './people.contract.ts';
import { findPeopleAfter, type PersonFilter } from './people.repository.ts';
import { type PersonRow, viewPeople } from './person-view.ts';

/** Name of the exported list. */
export const PEOPLE_EXPORT = 'people';

const yes = (isTrue: boolean) => (isTrue ? 'yes' : 'no');

/** Creates the export of all users, in the order they joined. */
export function peopleExport(db: Db): ExportedList {
  return exportedList({
    name: PEOPLE_EXPORT,
    call: peopleCalls.exportPeople,
    read: ({ view, q }) => readExported(db, { view, text: q ?? '' }),
    columns: [
      { head: 'Name', cell: ({ name }) => name },
      { head: 'Username', cell: ({ username }) => username },
      { head: 'Email', cell: ({ email }) => email },
      { head: 'Email confirmed', cell: ({ isEmailConfirmed }) => yes(isEmailConfirmed) },
      { head: 'Joined', cell: ({ joinedAt }) => joinedAt },
      { head: 'Last seen', cell: ({ lastSeenAt }) => lastSeenAt },
      { head: 'Plan', cell: ({ hasPlan }) => yes(hasPlan) },
      { head: 'Works in a studio', cell: ({ isStudioMember }) => yes(isStudioMember) },
      { head: 'Staff roles', cell: ({ staffRoles }) => staffRoles.join(' ') },
      { head: 'Blocked', cell: ({ isBlocked }) => yes(isBlocked) },
    ],
  });
}

async function* readExported(db: Db, filter: PersonFilter): AsyncGenerator<readonly PersonFactsDto[]> {
  const people = readBatches<PersonRow>((after, limit) => findPeopleAfter(db, filter, after?.id, limit));
  for await (const rows of people) yield await viewPeople(db, rows);
}
