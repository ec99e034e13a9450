import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { brand } from '#lib/brand.ts';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { TakedownForm } from './TakedownForm.tsx';

/** Confirmation that the server has stored the request. */
interface Receipt {
  readonly number: string;
  readonly email: string;
}

/** `/takedown`: takedown requests, with or without an account. */
export function TakedownPage() {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  return (
    <Page width="form" space="page">
      <Seo
        title="Claim a right in a pattern"
        description={`Does a pattern at ${brand.name} copy your work or use your mark? Tell us which, and we look at it within 3 working days.`}
        path="/takedown"
      />
      <Heading as="h1" size="page" marginBottom="5">
        Claim a right in a pattern
      </Heading>
      {receipt ? <Sent receipt={receipt} /> : <Intro onSent={setReceipt} />}
    </Page>
  );
}

function Intro({ onSent }: { readonly onSent: (receipt: Receipt) => void }) {
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="grid" gap="3" color="ink.muted">
        <p>
          If a pattern copies your work, or uses your mark, tell us which. We mail you a link that confirms your
          address, and answer within 3 working days.
        </p>
        <p>
          If we take the pattern from sale, its studio reads your name and what you claim, and may answer. Whoever has
          bought or claimed the pattern before keeps licence and files.
        </p>
      </chakra.div>
      <TakedownForm onSent={onSent} />
    </chakra.div>
  );
}

function Sent({ receipt: { number, email } }: { readonly receipt: Receipt }) {
  return (
    <chakra.div role="status" display="grid" gap="3">
      <p>
        Your claim has the number{' '}
        <chakra.strong fontFamily="mono" fontWeight="medium">
          {number}
        </chakra.strong>
        .
      </p>
      <p>A mail is on its way to {email}. We look at the claim once you have followed its link.</p>
    </chakra.div>
  );
}
