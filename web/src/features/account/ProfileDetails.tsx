import type { SessionUser } from '#lib/session.ts';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { AvatarEditor } from './AvatarEditor.tsx';
import { NameForm } from './NameForm.tsx';

/** Picture, name and address of the signed-in person. */
export function ProfileDetails({ user }: { readonly user: SessionUser }) {
  return (
    <Card aria-labelledby="profile-details" display="grid" gap="6" marginBottom="8">
      <Heading as="h2" id="profile-details" size="card">
        Your details
      </Heading>
      <AvatarEditor user={user} />
      <NameForm user={user} />
    </Card>
  );
}
