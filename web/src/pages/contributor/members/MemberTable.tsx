import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PanelStudio } from '../panel-studio.ts';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
import { roleWords } from './role-words.ts';
import { RoleField } from './RoleField.tsx';
import { useMembers } from './useMembers.ts';

type Member = PanelStudio['members'][number];

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 11rem 7rem' },
      alignItems: 'end',
      gap: '3',
      paddingBlock: '3',
      borderTop: '1px solid',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
    '& .about': { color: 'ink.muted', fontSize: '14px' },
  },
});

interface MemberTableProps {
  readonly studio: PanelStudio;
  /** Called when the viewer is no longer a member. */
  readonly onStale: () => void;
}

/** Members of a studio: owners change roles and remove members, anyone may leave. */
export function MemberTable({ studio: { name: studioName, viewerRole, members }, onStale }: MemberTableProps) {
  const { change, remove, isRemoving, failure } = useMembers(onStale);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const isOwner = viewerRole === 'OWNER';
  const confirm = async ({ id }: Member) => {
    await remove(id);
    setLeaving(null);
  };
  return (
    <>
      <FormError message={failure?.message} />
      <Rows role="list" aria-label="Members">
        {members.map((member) => (
          <li key={member.id}>
            <div>
              <chakra.p fontWeight="semibold">
                {member.name}
                {member.isViewer ? ' (you)' : null}
              </chakra.p>
              <p className="about">
                {member.email} · since {formatDate(member.joinedAt)}
              </p>
            </div>
            {isOwner ? (
              <RoleField
                label={`Role of ${member.name}`}
                value={member.role}
                onChoose={(role) => void change(member.id, role)}
              />
            ) : (
              <p>{roleWords[member.role].label}</p>
            )}
            {isOwner || member.isViewer ? (
              <Button variant="outline" onClick={() => setLeaving(member)}>
                {member.isViewer ? 'Leave' : 'Remove'}
                <VisuallyHidden>{member.isViewer ? ` ${studioName}` : ` ${member.name}`}</VisuallyHidden>
              </Button>
            ) : null}
          </li>
        ))}
      </Rows>
      <RemoveMemberDialog
        member={leaving}
        studioName={studioName}
        isRemoving={isRemoving}
        onClose={() => setLeaving(null)}
        onConfirm={(member) => void confirm(member)}
      />
    </>
  );
}
