import { can } from '@halfdrop/domain';
import type { SessionUser } from '#lib/session.ts';
import { EntryLink } from './EntryLink.tsx';

interface Props {
  readonly user: SessionUser;
  readonly onChosen?: (() => void) | undefined;
}

/** The ways to the panels that a person may see. */
export function PanelLinks({ user, onChosen }: Props) {
  return (
    <>
      {can(user, 'shop.overview') && (
        <EntryLink to="/admin" onClick={onChosen}>
          Admin
        </EntryLink>
      )}
      {can(user, 'studio.read') && (
        <EntryLink to="/contributor" onClick={onChosen}>
          Contributor
        </EntryLink>
      )}
    </>
  );
}
