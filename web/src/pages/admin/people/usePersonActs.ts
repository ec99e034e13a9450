import { can, type Actor } from '@halfdrop/domain';
import { useNavigate } from 'react-router-dom';
import type { ReasonAct } from '../ReasonActs.tsx';
import type { AdminPerson_PersonFragment } from './AdminPerson.fragment.generated.ts';
import { useBlockPersonMutation } from './BlockPerson.mutation.generated.ts';
import { useConfirmPersonEmailMutation } from './ConfirmPersonEmail.mutation.generated.ts';
import { useEndPersonSessionsMutation } from './EndPersonSessions.mutation.generated.ts';
import { useErasePersonMutation } from './ErasePerson.mutation.generated.ts';
import { exportPerson } from './export-person.ts';
import { useImpersonation } from './useImpersonation.ts';
import { useUnblockPersonMutation } from './UnblockPerson.mutation.generated.ts';

type Person = Pick<
  AdminPerson_PersonFragment,
  'id' | 'name' | 'isEmailConfirmed' | 'isBlocked' | 'sessions' | 'staffRoles'
>;

/** Returns the actions that a staff member may take on a user in their current state. */
export function usePersonActs(person: Person, actor: Actor, onChanged: () => void): readonly ReasonAct[] {
  const navigate = useNavigate();
  const [confirm] = useConfirmPersonEmailMutation();
  const [endSessions] = useEndPersonSessionsMutation();
  const [block] = useBlockPersonMutation();
  const [unblock] = useUnblockPersonMutation();
  const [erase] = useErasePersonMutation();
  const impersonate = useImpersonation(person.id);

  const variables = (reason: string) => ({ variables: { input: { personId: person.id, reason } } });
  const acts = [
    ...helpingActs(person, actor, {
      confirm: async (reason) => (await confirm(variables(reason))).data?.confirmPersonEmail,
      endSessions: async (reason) => (await endSessions(variables(reason))).data?.endPersonSessions,
      impersonate,
      onImpersonated: () => void navigate('/profile'),
    }),
    ...partingActs(person, actor, {
      block: async (reason) => (await block(variables(reason))).data?.blockPerson,
      unblock: async (reason) => (await unblock(variables(reason))).data?.unblockPerson,
      exportData: (reason) => exportPerson(person.id, reason),
      onExported: onChanged,
      erase: async (reason) => (await erase(variables(reason))).data?.erasePerson,
      onErased: () => void navigate('/admin/people'),
    }),
  ];
  return acts
    .filter(({ isPossible }) => isPossible)
    .map(({ hint = 'The person reads it, and it stands in the audit.', ...act }) => ({
      ...act,
      hint,
      title: `${act.label}: ${person.name}`,
    }));
}

type Ask = ReasonAct['send'];

interface PossibleAct extends Omit<ReasonAct, 'hint'> {
  readonly hint?: string;
  readonly isPossible: boolean;
}

interface HelpingAsks {
  readonly confirm: Ask;
  readonly endSessions: Ask;
  readonly impersonate: Ask;
  readonly onImpersonated: () => void;
}

function helpingActs(person: Person, actor: Actor, asks: HelpingAsks): readonly PossibleAct[] {
  return [
    {
      label: 'See the shop as they do',
      explanation: 'For 30 minutes, in every page of this browser. Nothing can be changed, paid or downloaded.',
      hint: 'It stands in the audit, with both names.',
      done: 'You see the shop as they do',
      isPossible: can(actor, 'person.impersonate') && !person.isBlocked && person.staffRoles.length === 0,
      send: asks.impersonate,
      onDone: asks.onImpersonated,
    },
    {
      label: 'Confirm the address',
      explanation: 'Only when they have shown in another way that they read the mail of this address.',
      done: 'The address is confirmed',
      isPossible: can(actor, 'person.help') && !person.isEmailConfirmed,
      send: asks.confirm,
    },
    {
      label: 'Sign out everywhere',
      explanation: 'Every session of theirs ends at once. They can sign in again.',
      done: 'They are signed out everywhere',
      isPossible: can(actor, 'person.help') && person.sessions.length > 0,
      send: asks.endSessions,
    },
  ];
}

interface PartingAsks {
  readonly block: Ask;
  readonly unblock: Ask;
  readonly exportData: Ask;
  readonly onExported: () => void;
  readonly erase: Ask;
  readonly onErased: () => void;
}

function partingActs(person: Person, actor: Actor, asks: PartingAsks): readonly PossibleAct[] {
  const isColleague = person.staffRoles.length > 0;
  return [
    {
      label: 'Block',
      explanation:
        'They are signed out and cannot sign in, and a running plan is not renewed. Licences and certificates stay valid.',
      done: 'They are blocked',
      isPossible: can(actor, 'person.block') && !person.isBlocked && !isColleague,
      send: asks.block,
    },
    {
      label: 'Let in again',
      explanation: 'They can sign in again. A plan that was to end can be resumed by them.',
      done: 'They can sign in again',
      isPossible: can(actor, 'person.block') && person.isBlocked,
      send: asks.unblock,
    },
    {
      label: 'Export their data',
      explanation: 'Only at their request: a file with everything the shop knows of them. They are told by mail.',
      done: 'The file is saved',
      isPossible: can(actor, 'person.export'),
      send: asks.exportData,
      onDone: asks.onExported,
    },
    {
      label: 'Erase',
      explanation:
        'Only at their request: the account is deleted for good, and a running plan ends. Orders stay in the books without name and address.',
      hint: 'It stands in the audit.',
      done: 'The account is deleted',
      isPossible: can(actor, 'person.erase') && !isColleague,
      send: asks.erase,
      onDone: asks.onErased,
    },
  ];
}
