import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { PanelStudio } from '../panel-studio.ts';

type Member = PanelStudio['members'][number];

interface RemoveMemberDialogProps {
  /** The member to remove; null while closed. */
  readonly member: Member | null;
  readonly studioName: string;
  readonly isRemoving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (member: Member) => void;
}

/** Asks for confirmation before a membership ends. */
export function RemoveMemberDialog({ member, studioName, isRemoving, onClose, onConfirm }: RemoveMemberDialogProps) {
  const question = member?.isViewer ? `Leave ${studioName}?` : `Remove ${member?.name ?? ''}?`;
  return (
    <Dialog isOpen={member !== null} onClose={onClose} title={question} size="form">
      {member ? (
        <chakra.div display="grid" gap="5">
          <p>
            {member.isViewer ? 'You' : member.name} will not see this panel any more. What was made for the studio stays
            with it. An owner can invite again.
          </p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button variant="accent" disabled={isRemoving} onClick={() => onConfirm(member)}>
              {member.isViewer ? 'Leave the studio' : 'Remove from the studio'}
            </Button>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </chakra.div>
        </chakra.div>
      ) : null}
    </Dialog>
  );
}
