import {
  EmailField,
  MessageField,
  SenderNameField,
  TicketDescriptionField,
  TicketSubjectField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import type { HelpTopic, MessageSubject } from '#generated/types.ts';

const topic = v.picklist([
  'ACCOUNT',
  'SUBSCRIPTION',
  'DOWNLOADS',
  'PAYMENTS',
  'TECHNICAL',
  'GUIDES',
] satisfies HelpTopic[]);

const ticketEntries = {
  subject: TicketSubjectField,
  topic,
  description: TicketDescriptionField,
};

/** Rules of the ticket form for signed-in users, whose address is known. */
export const memberTicketRules = v.object({ ...ticketEntries, email: v.string() });

/** Rules of the ticket form for visitors. */
export const visitorTicketRules = v.object({ ...ticketEntries, email: EmailField });

/** Subjects of the contact form with their labels. */
export const messageSubjects = [
  { value: 'GENERAL', label: 'General question' },
  { value: 'SUPPORT', label: 'Support' },
  { value: 'CONTRIBUTOR', label: 'Becoming a contributor' },
  { value: 'PARTNERSHIP', label: 'Partnership' },
  { value: 'BILLING', label: 'Billing' },
  { value: 'FEEDBACK', label: 'Feedback' },
  { value: 'OTHER', label: 'Other' },
] as const satisfies ReadonlyArray<{ value: MessageSubject; label: string }>;

/** Rules of the contact form; the subject needs none, as it is chosen from a list. */
export const messageRules = v.object({
  name: SenderNameField,
  email: EmailField,
  subject: v.picklist(messageSubjects.map(({ value }) => value)),
  message: MessageField,
});
