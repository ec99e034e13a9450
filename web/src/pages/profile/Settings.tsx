import { Text, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BillingForm } from '#features/account/billing/BillingForm.tsx';
import { ChangePasswordForm } from '#features/account/password/ChangePasswordForm.tsx';
import { DeleteAccount } from '#features/account/privacy/DeleteAccount.tsx';
import { DownloadMyData } from '#features/account/privacy/DownloadMyData.tsx';
import { SessionList } from '#features/account/sessions/SessionList.tsx';
import { FollowDigestForm } from '#features/designers/digest/FollowDigestForm.tsx';
import { Heading } from '#ui/Heading.tsx';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Section({ id, title, about, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} size="card" marginBottom="2">
        {title}
      </Heading>
      <Text color="ink.muted" marginBottom="5">
        {about}
      </Text>
      {children}
    </section>
  );
}

/** Account settings. */
export function Settings() {
  return (
    <chakra.div display="grid" gap="12">
      <Section
        id="change-password"
        title="Change password"
        about="You stay signed in here; every other device is signed out."
      >
        <ChangePasswordForm />
      </Section>
      <Section
        id="invoices"
        title="Invoices"
        about="For whom the receipts of your orders are made out. It counts for orders from now on."
      >
        <BillingForm />
      </Section>
      <Section
        id="sessions"
        title="Where you are signed in"
        about="Sign out what you do not know or no longer use, and then change your password."
      >
        <SessionList />
      </Section>
      <Section
        id="mail"
        title="Mail"
        about="What you have bought and asked for is always mailed to you. This is up to you."
      >
        <FollowDigestForm />
      </Section>
      <Section
        id="your-data"
        title="Your data"
        about="Everything the shop knows of you, in one JSON file: account, orders, licences, reviews, tickets and more."
      >
        <DownloadMyData />
      </Section>
      <Section
        id="danger-zone"
        title="Delete account"
        about="Erases you from the shop for good. Orders and certificates stay, without your name."
      >
        <DeleteAccount />
      </Section>
    </chakra.div>
  );
}
