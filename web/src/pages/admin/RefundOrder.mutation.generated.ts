/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** The currencies the price book holds. Payment is always in `USD`. */
export type Currency =
  /** Indian rupee; minor unit: paisa. */
  | 'INR'
  /** United States dollar; minor unit: cent. */
  | 'USD';

/** Kinds of licence. */
export type LicenseType =
  /** Commercial use under a subscription. */
  | 'COMMERCIAL'
  /** Full commercial use without attribution, resale products included. */
  | 'EXTENDED'
  /** Personal projects only. */
  | 'PERSONAL'
  /** Personal and commercial use with attribution, no resale. */
  | 'STANDARD';

/** Where an order stands. */
export type OrderStatus =
  /** Paid and licensed; downloads are there. */
  | 'COMPLETED'
  /** Ended before it was paid. */
  | 'EXPIRED'
  /** The payment was refused; it may be tried again in the same session. */
  | 'FAILED'
  /** Paid; the licences are given in the same moment. */
  | 'PAID'
  /** A part of the money went back; licences that were not refunded stay. */
  | 'PARTIALLY_REFUNDED'
  /** Payment has not been confirmed yet. */
  | 'PENDING'
  /** All of the money went back, and the licences have ended. */
  | 'REFUNDED';

/** Gives money of an order back. */
export type RefundOrderInput = {
  /** In US cents; left out, what the items cost, or all that is left. */
  amountCents?: number | null | undefined;
  /** A random key; the same key never refunds twice. */
  idempotencyKey: string;
  /** Items whose licence ends; at most 100. With the last cent of the order all end. */
  itemIds?: Array<string> | null | undefined;
  /** The number of the order. */
  number: string;
  /** Why. */
  reason: RefundReason;
};

/** Why money goes back. */
export type RefundReason =
  /** A file has a defect. */
  | 'DEFECTIVE_FILE'
  /** The same pattern was bought twice. */
  | 'DUPLICATE'
  /** The files never arrived. */
  | 'FAILED_DELIVERY';

/** Where a refund stands. */
export type RefundStatus =
  /** The payment provider has confirmed it. */
  | 'DONE'
  /** Asked for; the payment provider has not confirmed it yet. */
  | 'REQUESTED';

export type RefundOrderMutationVariables = Exact<{
  input: Types.RefundOrderInput;
}>;


export type RefundOrderMutation = { refundOrder: { __typename: 'RefundOrderPayload', order: { __typename: 'AdminOrder', number: string, status: Types.OrderStatus, createdAt: string, receiptEmail: string, total: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, refundable: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, items: Array<{ __typename: 'AdminOrderItem', id: string, title: string, license: Types.LicenseType, isRefunded: boolean, paid: { __typename: 'Money', minorUnits: number, currency: Types.Currency } }>, refunds: Array<{ __typename: 'Refund', id: string, reason: Types.RefundReason | null, status: Types.RefundStatus, requestedAt: string, amount: { __typename: 'Money', minorUnits: number, currency: Types.Currency } }> } | null, errors: Array<
      | { __typename: 'NotFoundError', message: string, path: Array<string> }
      | { __typename: 'RefundRefusedError', message: string, path: Array<string> }
      | { __typename: 'ValidationError', message: string, path: Array<string> }
    > } };


export const RefundOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrder_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptEmail"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"isRefunded"}},{"kind":"Field","name":{"kind":"Name","value":"paid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<RefundOrderMutation, RefundOrderMutationVariables>;
export const useRefundOrderMutation = (options?: Apollo.useMutation.Options<RefundOrderMutation, RefundOrderMutationVariables>) => Apollo.useMutation(RefundOrderDocument, options);