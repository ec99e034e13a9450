import { chakra } from '@chakra-ui/react';
import { Heading } from '#ui/Heading.tsx';
import { NoticeMailForm } from './inbox/NoticeMailForm.tsx';
import { InviteForm } from './members/InviteForm.tsx';
import { InvitationList } from './members/InvitationList.tsx';
import { MemberTable } from './members/MemberTable.tsx';
import type { PanelStudio } from './panel-studio.ts';
import { ProfileForm } from './profile/ProfileForm.tsx';

interface StudioDeskProps {
  readonly studio: PanelStudio;
  /** Refetches the studio. */
  readonly onStale: () => void;
}

/** The studio's profile, its members, and the viewer's notifications; read-only for editors. */
export function StudioDesk({ studio, onStale }: StudioDeskProps) {
  const isOwner = studio.viewerRole === 'OWNER';
  return (
    <chakra.div display="grid" gap="12">
      <chakra.section aria-labelledby="profile">
        <Heading id="profile" size="card" marginBottom="4">
          Profile
        </Heading>
        <ProfileForm studio={studio} onStale={onStale} />
      </chakra.section>
      <chakra.section aria-labelledby="members">
        <Heading id="members" size="card" marginBottom="4">
          Members
        </Heading>
        <MemberTable studio={studio} onStale={onStale} />
        {isOwner ? <InvitationList invitations={studio.invitations} /> : null}
        {isOwner ? <InviteForm studioId={studio.id} /> : null}
      </chakra.section>
      <chakra.section aria-labelledby="mail">
        <Heading id="mail" size="card" marginBottom="4">
          Mail
        </Heading>
        <NoticeMailForm studioId={studio.id} />
      </chakra.section>
    </chakra.div>
  );
}
