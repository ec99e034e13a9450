import { MAX_MESSAGE_CHARACTERS, MAX_NAME_CHARACTERS, MAX_SUBJECT_CHARACTERS } from '../limits.ts';
import { requiredText } from './text.ts';

/** The subject of a ticket. */
export const TicketSubjectField = requiredText('Subject', MAX_SUBJECT_CHARACTERS);

/** The description of a support request. */
export const TicketDescriptionField = requiredText('Description', MAX_MESSAGE_CHARACTERS);

/** The name of someone writing to the shop, unverified. */
export const SenderNameField = requiredText('Name', MAX_NAME_CHARACTERS);

/** A message to the shop. */
export const MessageField = requiredText('Message', MAX_MESSAGE_CHARACTERS);
