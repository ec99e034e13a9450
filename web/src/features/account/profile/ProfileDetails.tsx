import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '#lib/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextField } from '#ui/Field.tsx';
import { Heading } from '#ui/Heading.tsx';
import { AvatarEditor } from './AvatarEditor.tsx';
import { EmailField } from '../email/EmailField.tsx';
import { NameForm } from './NameForm.tsx';

/** Shows name and address, or the form while the name is being edited. */
function NameAndAddress({ user }: { readonly user: SessionUser }) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (!isEditing && wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <NameForm user={user} onDone={() => setIsEditing(false)} />;
  return (
    <Box display="grid" gap="5" maxWidth="460px">
      <TextField label="Name" value={user.name} disabled readOnly />
      <EmailField email={user.email} />
      <Button ref={editButton} variant="outline" justifySelf="start" onClick={() => setIsEditing(true)}>
        Edit Profile
      </Button>
    </Box>
  );
}

/** Picture, name and address of the signed-in user. */
export function ProfileDetails({ user }: { readonly user: SessionUser }) {
  return (
    <Card
      aria-labelledby="profile-details"
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
      alignItems="start"
      gap="6"
      marginBottom="8"
    >
      <Heading as="h2" id="profile-details" size="card" gridColumn="1 / -1">
        Your details
      </Heading>
      <NameAndAddress user={user} />
      <AvatarEditor user={user} />
    </Card>
  );
}
