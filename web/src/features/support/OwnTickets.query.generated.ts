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

export type OwnTicketsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type OwnTicketsQuery = { supportTickets: { __typename: 'SupportTicketPage', items: Array<{ __typename: 'SupportTicket', number: string, subject: string, status: Types.SupportTicketStatus, createdAt: string, dueAt: string }>, pageInfo: { __typename: 'PageInfo', totalItems: number, totalPages: number } } | null };


export const OwnTicketsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTickets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportTickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow_ticket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]} as unknown as DocumentNode<OwnTicketsQuery, OwnTicketsQueryVariables>;
export const useOwnTicketsQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<OwnTicketsQuery, OwnTicketsQueryVariables>) => Apollo.useQuery(OwnTicketsDocument, options);
export const useOwnTicketsLazyQuery = (options?: Apollo.useLazyQuery.Options<OwnTicketsQuery, OwnTicketsQueryVariables>) => Apollo.useLazyQuery(OwnTicketsDocument, options);
export function useOwnTicketsSuspenseQuery(options: Apollo.useSuspenseQuery.Options<OwnTicketsQueryVariables>): Apollo.useSuspenseQuery.Result<OwnTicketsQuery, OwnTicketsQueryVariables, 'complete' | 'streaming'>;
export function useOwnTicketsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnTicketsQueryVariables>): Apollo.useSuspenseQuery.Result<OwnTicketsQuery, OwnTicketsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useOwnTicketsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnTicketsQueryVariables>): unknown { return Apollo.useSuspenseQuery(OwnTicketsDocument, options); }