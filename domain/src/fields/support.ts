import { MOST_MESSAGE_CHARACTERS, MOST_NAME_CHARACTERS, MOST_SUBJECT_CHARACTERS } from '../limits.ts';
import { requiredText } from './text.ts';

/** What a ticket is about. */
export const TicketSubjectField = requiredText('Subject', MOST_SUBJECT_CHARACTERS);

/** What somebody needs help with. */
export const TicketDescriptionField = requiredText('Description', MOST_MESSAGE_CHARACTERS);

/** Who writes to the shop, by any name. */
export const SenderNameField = requiredText('Name', MOST_NAME_CHARACTERS);

/** What somebody writes to the shop. */
export const MessageField = requiredText('Message', MOST_MESSAGE_CHARACTERS);
