import { ERRORS, PAGE, TICKET } from './selections.ts';

const DESK_TICKET = `number topic subject status email name isSubscriber assignee { id name } createdAt updatedAt dueAt
  isOverdue version`;
const DESK_CONVERSATION = `ticket { ${DESK_TICKET} } description context messages { id kind author body sentAt }
  orders { number status total { minorUnits currency } createdAt } isSatisfied satisfactionNote mergedInto personId`;
const CONVERSATION = `ticket { ${TICKET} } messages { id isOwn author body sentAt } viewerCanRate isSatisfied`;

/** Operations that cover every root field about answering tickets once. */
export const supportOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['deskTickets', `{ deskTickets(view: ALL, limit: 1) { items { ${DESK_TICKET} } ${PAGE} } }`],
  ['deskTicket', `{ deskTicket(number: "HD-T-33333333") { ${DESK_CONVERSATION} } }`],
  ['supportTools', '{ supportTools { agents { id name } macros { id title body version } } }'],
  [
    'answerTicket',
    `mutation { answerTicket(input: { number: "HD-T-33333333", version: 4, idempotencyKey: "key-00001", kind: REPLY, body: "Done." }) {
      conversation { ${DESK_CONVERSATION} } ${ERRORS} } }`,
  ],
  [
    'changeTicket',
    `mutation { changeTicket(input: { number: "HD-T-33333333", version: 5, assigneeId: "user-1" }) {
      conversation { ${DESK_CONVERSATION} } ${ERRORS} } }`,
  ],
  [
    'mergeTicket',
    `mutation { mergeTicket(input: { number: "HD-T-44444444", version: 2, into: "HD-T-22222222" }) {
      conversation { ticket { number } } ${ERRORS} } }`,
  ],
  [
    'noteTicketPresence',
    `mutation { noteTicketPresence(input: { number: "HD-T-22222222", isWriting: true }) {
      presence { version others { name isWriting } } ${ERRORS} } }`,
  ],
  [
    'saveSupportMacro',
    `mutation { saveSupportMacro(input: { title: "Thanks", body: "Thank you." }) {
      macro { id title body version } ${ERRORS} } }`,
  ],
  ['removeSupportMacro', `mutation { removeSupportMacro(input: { id: "macro-1" }) { id ${ERRORS} } }`],
  [
    'sendOrderMail',
    `mutation { sendOrderMail(input: { orderNumber: "HDO-00000000", mail: FILES }) { sentTo ${ERRORS} } }`,
  ],
  ['ticketConversation', `{ ticketConversation(number: "HD-T-88888888") { ${CONVERSATION} } }`],
  [
    'rateTicket',
    `mutation { rateTicket(input: { number: "HD-T-88888888", isSatisfied: true }) {
      conversation { ${CONVERSATION} } ${ERRORS} } }`,
  ],
  [
    'rateTicketByLink',
    `mutation { rateTicketByLink(input: { token: "HD-T-88888888.signed", isSatisfied: true }) { number ${ERRORS} } }`,
  ],
  [
    'replyToTicket',
    `mutation { replyToTicket(input: { number: "HD-T-88888888", idempotencyKey: "key-00002", body: "Still not." }) {
      conversation { ${CONVERSATION} } ${ERRORS} } }`,
  ],
];
