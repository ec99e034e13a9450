import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';

interface ContactCardProps {
  /** Support address; null until known. */
  readonly email: string | null;
  readonly onContact: () => void;
}

/** Card with ways to contact support. */
export function ContactCard({ email, onContact }: ContactCardProps) {
  return (
    <Card aria-labelledby="contact-support" alignSelf="start" position={{ lg: 'sticky' }} top="24">
      <Heading size="card" id="contact-support">
        Still need help?
      </Heading>
      <chakra.p marginBlock="3" color="ink.muted" fontSize="15px">
        We answer within 24 hours, subscribers within 12.
        {email === null ? null : (
          <>
            {' '}
            You can also write to{' '}
            <chakra.a href={`mailto:${email}`} textDecoration="underline" overflowWrap="anywhere">
              {email}
            </chakra.a>
            .
          </>
        )}
      </chakra.p>
      <Button width="full" onClick={onContact}>
        Contact Support
      </Button>
    </Card>
  );
}
