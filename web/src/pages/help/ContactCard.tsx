import { chakra } from '@chakra-ui/react';
import { brand } from '#lib/brand.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';

/** The way to people, beside the answers. */
export function ContactCard({ onContact }: { readonly onContact: () => void }) {
  return (
    <Card aria-labelledby="contact-support" alignSelf="start" position={{ lg: 'sticky' }} top="24">
      <Heading size="card" id="contact-support">
        Still need help?
      </Heading>
      <chakra.p marginBlock="3" color="ink.muted" fontSize="15px">
        We answer within 24 hours, subscribers within 12. You can also write to{' '}
        <chakra.a href={`mailto:${brand.supportEmail}`} textDecoration="underline" overflowWrap="anywhere">
          {brand.supportEmail}
        </chakra.a>
        .
      </chakra.p>
      <Button width="full" onClick={onContact}>
        Contact Support
      </Button>
    </Card>
  );
}
