import { MAX_MESSAGE_CHARACTERS, MAX_NAME_CHARACTERS, MAX_SUBJECT_CHARACTERS } from '../limits.ts';
import { requiredText } from './text.ts';

/** What a ticket is about. */
export const TicketSubjectField = requiredText('Subject', MAX_SUBJECT_CHARACTERS);

/** What somebody needs help with. */
export const TicketDescriptionField = requiredText('Description', MAX_MESSAGE_CHARACTERS);

/** Who writes to the shop, by any name. */
export const SenderNameField = requiredText('Name', MAX_NAME_CHARACTERS);

/** What somebody writes to the shop. */
export const MessageField = requiredText('Message', MAX_MESSAGE_CHARACTERS);
