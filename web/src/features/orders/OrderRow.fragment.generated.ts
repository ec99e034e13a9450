/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type OrderRow_OrderFragment = { __typename: 'Order', id: string, number: string, sessionId: string, status: Types.OrderStatus, createdAt: string, receiptUrl: string | null, total: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, items: Array<{ __typename: 'OrderItem', id: string, title: string, license: Types.LicenseType }> };

export const OrderRow_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"license"}}]}}]}}]} as unknown as DocumentNode<OrderRow_OrderFragment, unknown>;