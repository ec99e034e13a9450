/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far a ticket is. */
export type SupportTicketStatus =
  /** The shop has answered and waits for the person. */
  | 'ANSWERED'
  /** Done. */
  | 'CLOSED'
  /** The shop owes an answer. */
  | 'OPEN';

export type TicketRow_TicketFragment = { __typename: 'SupportTicket', number: string, subject: string, status: Types.SupportTicketStatus, createdAt: string, dueAt: string };

export const TicketRow_TicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]} as unknown as DocumentNode<TicketRow_TicketFragment, unknown>;