/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** Asks for a download link. */
export type CreateDownloadLinkInput = {
  /** The licence the files belong to. */
  entitlementId: string;
  /** Which of its files; all of them when left out. */
  formats?: Array<FileFormat> | null | undefined;
  /** Slug of a palette offered for the pattern, its own included; the one it was acquired in when left out. */
  palette?: string | null | undefined;
};

/** Formats of production files. */
export type FileFormat =
  /** Adobe Illustrator, PDF-compatible. */
  | 'AI'
  /** Encapsulated PostScript. */
  | 'EPS'
  /** High-resolution JPEG. */
  | 'JPG'
  /** Vector PDF with one layer per motif group. */
  | 'PDF'
  /** Lossless raster. */
  | 'PNG'
  /** Layered Photoshop document. */
  | 'PSD'
  /** Scalable vector. */
  | 'SVG';

export type CreateDownloadLinkMutationVariables = Exact<{
  input: Types.CreateDownloadLinkInput;
}>;


export type CreateDownloadLinkMutation = { createDownloadLink: { __typename: 'CreateDownloadLinkPayload', link: { __typename: 'DownloadLink', url: string, fileName: string, isReady: boolean, expiresAt: string } | null, errors: Array<
      | { __typename: 'NotFoundError', message: string }
      | { __typename: 'ValidationError', message: string }
    > } };


export const CreateDownloadLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDownloadLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDownloadLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDownloadLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateDownloadLinkMutation, CreateDownloadLinkMutationVariables>;
export const useCreateDownloadLinkMutation = (options?: Apollo.useMutation.Options<CreateDownloadLinkMutation, CreateDownloadLinkMutationVariables>) => Apollo.useMutation(CreateDownloadLinkDocument, options);