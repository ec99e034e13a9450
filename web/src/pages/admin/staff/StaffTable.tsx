import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { StaffRole } from '#generated/types.ts';
import { formatDate } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { roleWords } from './role-words.ts';
import type { StaffTable_MemberFragment } from './StaffTable.fragment.generated.ts';
import { TakeRoleDialog } from './TakeRoleDialog.tsx';

type Member = StaffTable_MemberFragment;

interface Props {
  readonly members: readonly Member[];
  readonly onChanged: () => void;
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '15px',
    overflowWrap: 'anywhere',
    '& th, & td': { textAlign: 'start', padding: '2', borderBottom: '1px solid', borderColor: 'line' },
    '& tbody th, & td': { verticalAlign: 'top', fontWeight: 'normal' },
    '& thead th': { color: 'ink.muted', fontWeight: 'medium' },
    '& .wide': { display: { base: 'none', md: 'table-cell' } },
  },
});

/** All staff members; each role has a button to revoke it. */
export function StaffTable({ members, onChanged }: Props) {
  const [leaving, setLeaving] = useState<{ readonly member: Member; readonly role: StaffRole } | null>(null);
  return (
    <>
      <Table aria-label="Staff">
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Roles</th>
            <th scope="col" className="wide">
              Since
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                <chakra.span fontWeight="semibold">{member.name}</chakra.span>
                <chakra.div color="ink.muted" fontSize="14px">
                  {member.email}
                </chakra.div>
              </th>
              <td>
                {member.roles.map((role) => (
                  <chakra.div key={role} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
                    <chakra.span minWidth="6rem">{roleWords[role].label}</chakra.span>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`Take ${roleWords[role].label} from ${member.name}`}
                      onClick={() => setLeaving({ member, role })}
                    >
                      Take away
                    </Button>
                  </chakra.div>
                ))}
              </td>
              <td className="wide">
                {member.joinedAt === null ? null : (
                  <time dateTime={member.joinedAt}>{formatDate(member.joinedAt)}</time>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <TakeRoleDialog leaving={leaving} onClose={() => setLeaving(null)} onTaken={onChanged} />
    </>
  );
}
