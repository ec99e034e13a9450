/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** What a question or a ticket is about: the six categories of the help center. */
export type HelpTopic =
  /** Signing up, signing in, what is kept about a person. */
  | 'ACCOUNT'
  /** Files, the library, licences. */
  | 'DOWNLOADS'
  /** Finding, judging and using patterns. */
  | 'GUIDES'
  /** Prices, checkout, coupons, receipts. */
  | 'PAYMENTS'
  /** Plans, trials, changes, refunds. */
  | 'SUBSCRIPTION'
  /** What does not load, open or print. */
  | 'TECHNICAL';

/** A request for help. */
export type SubmitTicketInput = {
  /** What it is about. */
  category: HelpTopic;
  /** Where the person was, such as the article they report; at most 500 characters. */
  context?: string | null | undefined;
  /** 1 to 5000 characters. */
  description: string;
  /** Where to answer: required of a visitor; of someone signed in, the account's address counts. */
  email?: string | null | undefined;
  /** 1 to 150 characters. */
  subject: string;
};

export type SubmitTicketMutationVariables = Exact<{
  input: Types.SubmitTicketInput;
}>;


export type SubmitTicketMutation = { submitTicket: { __typename: 'SubmitTicketPayload', ticket: { __typename: 'SupportTicket', number: string, dueAt: string } | null, errors: Array<{ __typename: 'ValidationError', message: string, path: Array<string> }> } };


export const SubmitTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmitTicketMutation, SubmitTicketMutationVariables>;
export const useSubmitTicketMutation = (options?: Apollo.useMutation.Options<SubmitTicketMutation, SubmitTicketMutationVariables>) => Apollo.useMutation(SubmitTicketDocument, options);