/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** How far a ticket is. */
export type SupportTicketStatus =
  /** The shop has answered and waits for the person. */
  | 'ANSWERED'
  /** Done. */
  | 'CLOSED'
  /** The shop owes an answer. */
  | 'OPEN';

export type OwnTicketQueryVariables = Exact<{
  number: string;
}>;


export type OwnTicketQuery = { supportTicket: { __typename: 'SupportTicket', description: string, number: string, subject: string, status: Types.SupportTicketStatus, createdAt: string, dueAt: string } | null };


export const OwnTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow_ticket"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]} as unknown as DocumentNode<OwnTicketQuery, OwnTicketQueryVariables>;
export const useOwnTicketQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<OwnTicketQuery, OwnTicketQueryVariables>) => Apollo.useQuery(OwnTicketDocument, options);
export const useOwnTicketLazyQuery = (options?: Apollo.useLazyQuery.Options<OwnTicketQuery, OwnTicketQueryVariables>) => Apollo.useLazyQuery(OwnTicketDocument, options);
export function useOwnTicketSuspenseQuery(options: Apollo.useSuspenseQuery.Options<OwnTicketQueryVariables>): Apollo.useSuspenseQuery.Result<OwnTicketQuery, OwnTicketQueryVariables, 'complete' | 'streaming'>;
export function useOwnTicketSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnTicketQueryVariables>): Apollo.useSuspenseQuery.Result<OwnTicketQuery, OwnTicketQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useOwnTicketSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnTicketQueryVariables>): unknown { return Apollo.useSuspenseQuery(OwnTicketDocument, options); }