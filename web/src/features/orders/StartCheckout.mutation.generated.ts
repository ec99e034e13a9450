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

/** Where the receipt's mail stands. */
export type ReceiptStatus =
  /** Not due yet, or waiting to be sent. */
  | 'PENDING'
  /** Handed to the mail server. */
  | 'SENT';

/** Starts the payment of the viewer's cart. */
export type StartCheckoutInput = {
  /** The total shown to the buyer, in US cents. */
  expectedTotal: number;
  /** A random key; the same key never starts a second order. */
  idempotencyKey: string;
};

export type StartCheckoutMutationVariables = Exact<{
  input: Types.StartCheckoutInput;
}>;


export type StartCheckoutMutation = { startCheckout: { __typename: 'StartCheckoutPayload', order: { __typename: 'Order', id: string, number: string, sessionId: string, status: Types.OrderStatus, createdAt: string, completedAt: string | null, receiptEmail: string, receiptStatus: Types.ReceiptStatus, paymentUrl: string | null, paymentError: string | null, receiptUrl: string | null, refunded: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, items: Array<{ __typename: 'OrderItem', id: string, title: string, license: Types.LicenseType, licenseTermsVersion: number | null, palette: { __typename: 'Palette', slug: string, name: string, ground: string, inks: Array<string> } | null, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, asset: { __typename: 'Asset', id: string, slug: string, altText: string, dominantColor: string, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> } | null, entitlement: { __typename: 'Entitlement', id: string, licenseNumber: string, certificateUrl: string, formats: Array<Types.FileFormat> } | null }>, subtotal: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, discount: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, total: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, totalInRupees: { __typename: 'Money', minorUnits: number, currency: Types.Currency } | null } | null, errors: Array<
      | { __typename: 'CartNotReadyError', message: string }
      | { __typename: 'TotalChangedError', message: string, total: { __typename: 'Money', minorUnits: number, currency: Types.Currency } }
      | { __typename: 'ValidationError', message: string }
    > } };


export const StartCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartCheckoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TotalChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTotals_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalInRupees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderItems_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"palette"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"inks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenseTermsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"entitlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"certificateUrl"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptEmail"}},{"kind":"Field","name":{"kind":"Name","value":"receiptStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentError"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTotals_order"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderItems_item"}}]}}]}}]} as unknown as DocumentNode<StartCheckoutMutation, StartCheckoutMutationVariables>;
export const useStartCheckoutMutation = (options?: Apollo.useMutation.Options<StartCheckoutMutation, StartCheckoutMutationVariables>) => Apollo.useMutation(StartCheckoutDocument, options);