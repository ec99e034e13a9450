import { chakra } from '@chakra-ui/react';
import { can } from '@halfdrop/domain';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { ReasonActs } from '../ReasonActs.tsx';
import type { AdminPerson_PersonFragment } from './AdminPerson.fragment.generated.ts';
import { CorrectDownloads } from './CorrectDownloads.tsx';
import { usePersonActs } from './usePersonActs.ts';

interface Props {
  readonly person: AdminPerson_PersonFragment;
  readonly onChanged: () => void;
}

/** Actions of the current staff member on a user. */
export function PersonActs({ person, onChanged }: Props) {
  const actor = useCurrentUser() ?? { id: '', staffRoles: [], studios: [] };
  const acts = usePersonActs(person, actor, onChanged);
  return (
    <chakra.div display="grid" gap="8">
      {acts.length === 0 ? (
        <chakra.p color="ink.muted">Nothing, with your roles.</chakra.p>
      ) : (
        <ReasonActs acts={acts} />
      )}
      {can(actor, 'person.help') ? <CorrectDownloads person={person} /> : null}
    </chakra.div>
  );
}
