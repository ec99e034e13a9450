/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** What a message to the shop is about. */
export type MessageSubject =
  /** Invoices and payments. */
  | 'BILLING'
  /** Selling patterns here. */
  | 'CONTRIBUTOR'
  /** Praise and blame. */
  | 'FEEDBACK'
  /** Anything. */
  | 'GENERAL'
  /** None of the others. */
  | 'OTHER'
  /** Working together. */
  | 'PARTNERSHIP'
  /** Help with something. */
  | 'SUPPORT';

/** A message to the shop. */
export type SendMessageInput = {
  /** Where to answer. */
  email: string;
  /** 1 to 5000 characters. */
  message: string;
  /** Who writes, 1 to 100 characters. */
  name: string;
  /** What it is about; `GENERAL` when left out. */
  subject?: MessageSubject | null | undefined;
};

export type SendMessageMutationVariables = Exact<{
  input: Types.SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'SendMessagePayload', ticket: { __typename: 'SupportTicket', number: string } | null, errors: Array<{ __typename: 'ValidationError', message: string, path: Array<string> }> } };


export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const useSendMessageMutation = (options?: Apollo.useMutation.Options<SendMessageMutation, SendMessageMutationVariables>) => Apollo.useMutation(SendMessageDocument, options);