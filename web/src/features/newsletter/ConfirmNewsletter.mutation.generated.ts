/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** Follows a link of a letter. */
export type NewsletterLinkInput = {
  /** The token of the link. */
  token: string;
};

/** Whether an address gets the newsletter. */
export type NewsletterStatus =
  /** It does. */
  | 'CONFIRMED'
  /** Somebody asked; the link that was mailed has not been followed yet. */
  | 'PENDING'
  /** It was taken off the list. */
  | 'UNSUBSCRIBED';

export type ConfirmNewsletterMutationVariables = Exact<{
  input: Types.NewsletterLinkInput;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: { __typename: 'NewsletterLinkPayload', subscription: { __typename: 'NewsletterSubscription', email: string, status: Types.NewsletterStatus } | null, errors: Array<
      | { __typename: 'NotFoundError', message: string, path: Array<string> }
      | { __typename: 'ValidationError', message: string, path: Array<string> }
    > } };


export const ConfirmNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const useConfirmNewsletterMutation = (options?: Apollo.useMutation.Options<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>) => Apollo.useMutation(ConfirmNewsletterDocument, options);