/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** Says that an article was helpful. */
export type RecordHelpFeedbackInput = {
  /** The article. */
  articleId: string;
  /** Names the browser, 16 to 100 letters, digits, dashes or underscores, so that one answer counts once. */
  visitorKey: string;
};

export type RecordHelpFeedbackMutationVariables = Exact<{
  input: Types.RecordHelpFeedbackInput;
}>;


export type RecordHelpFeedbackMutation = { recordHelpFeedback: { __typename: 'RecordHelpFeedbackPayload', isRecorded: boolean, errors: Array<
      | { __typename: 'NotFoundError', message: string, path: Array<string> }
      | { __typename: 'ValidationError', message: string, path: Array<string> }
    > } };


export const RecordHelpFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordHelpFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordHelpFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordHelpFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRecorded"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecordHelpFeedbackMutation, RecordHelpFeedbackMutationVariables>;
export const useRecordHelpFeedbackMutation = (options?: Apollo.useMutation.Options<RecordHelpFeedbackMutation, RecordHelpFeedbackMutationVariables>) => Apollo.useMutation(RecordHelpFeedbackDocument, options);