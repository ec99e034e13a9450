/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { supportEmail: string | null, helpCategories: Array<{ __typename: 'HelpCategory', id: string, articles: Array<{ __typename: 'HelpArticle', id: string, slug: string, question: string, answer: string }> }> };


export const ContactPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"helpCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]} as unknown as DocumentNode<ContactPageQuery, ContactPageQueryVariables>;
export const useContactPageQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<ContactPageQuery, ContactPageQueryVariables>) => Apollo.useQuery(ContactPageDocument, options);
export const useContactPageLazyQuery = (options?: Apollo.useLazyQuery.Options<ContactPageQuery, ContactPageQueryVariables>) => Apollo.useLazyQuery(ContactPageDocument, options);
export function useContactPageSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<ContactPageQueryVariables>): Apollo.useSuspenseQuery.Result<ContactPageQuery, ContactPageQueryVariables, 'complete' | 'streaming'>;
export function useContactPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ContactPageQueryVariables>): Apollo.useSuspenseQuery.Result<ContactPageQuery, ContactPageQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useContactPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ContactPageQueryVariables>): unknown { return Apollo.useSuspenseQuery(ContactPageDocument, options); }