import { chakra } from '@chakra-ui/react';
import { can } from '@halfdrop/domain';
import { useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { Button } from '#ui/Button.tsx';
import { useDeskActs } from '../acts/desk-acts.ts';
import { ActDialog } from './ActDialog.tsx';
import type { AdminPerson_PersonFragment } from './AdminPerson.fragment.generated.ts';
import { CorrectDownloads } from './CorrectDownloads.tsx';
import { usePersonActs } from './usePersonActs.ts';

interface Props {
  readonly person: AdminPerson_PersonFragment;
  readonly onChanged: () => void;
}

/** What the staff member who looks may do to a person. */
export function PersonActs({ person, onChanged }: Props) {
  const actor = useCurrentUser() ?? { id: '', staffRoles: [], studios: [] };
  const acts = usePersonActs(person, actor, onChanged);
  const [label, setLabel] = useState<string | null>(null);
  useDeskActs(acts.map((act) => ({ label: act.label, run: () => setLabel(act.label) })));
  const { withProof, dialog } = useProof();
  return (
    <chakra.div display="grid" gap="8">
      {acts.length === 0 ? (
        <chakra.p color="ink.muted">Nothing, with your roles.</chakra.p>
      ) : (
        <chakra.div display="flex" flexDirection="column" alignItems="stretch" gap="2">
          {acts.map((act) => (
            <Button key={act.label} variant="outline" onClick={() => setLabel(act.label)}>
              {act.label}
            </Button>
          ))}
        </chakra.div>
      )}
      {can(actor, 'person.help') ? <CorrectDownloads person={person} /> : null}
      <ActDialog
        act={acts.find((act) => act.label === label) ?? null}
        name={person.name}
        withProof={withProof}
        onClose={() => setLabel(null)}
      />
      {dialog}
    </chakra.div>
  );
}
