import type { Action, ShopSwitchName } from '@halfdrop/domain';
import type * as v from 'valibot';
import type { ProblemCode } from './problem.ts';

/**
 * Access rule. `none` ignores tokens; all others reject invalid or expired ones. An action also rejects visitors, and
 * users whom the policy never allows it, before the input is validated.
 */
type AuthRule = 'none' | 'optional' | Action;

/** A non-JSON response; the media types are for the API reference. */
export interface BinaryResponse {
  readonly mediaTypes: readonly string[];
}

/** A file upload. The media types are for the API reference; the actual type is detected from the content. */
export interface UploadRule {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** Field of the multipart form that holds the file; when omitted, the file is the whole body. */
  readonly field?: string;
  /** Error message when the file is too large. */
  readonly tooLarge?: string;
}

/** Declaration of a call: the single source for validation, types and the API reference. */
export interface CallDeclaration {
  /** The last three are for protocols such as tus; other calls do not use them. */
  readonly method: 'get' | 'post' | 'put' | 'delete' | 'patch' | 'head' | 'options';
  /** OpenAPI path template, such as `/cart/{assetId}`. */
  readonly path: string;
  readonly summary: string;
  readonly auth: AuthRule;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  /** Keys in lowercase, as Node delivers them. */
  readonly headers?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Maximum size of a JSON body; defaults to 100 kB. */
  readonly bodyBytes?: number;
  readonly upload?: UploadRule;
  /** Schema of `data`; null for an empty response (204). */
  readonly response: v.GenericSchema | BinaryResponse | null;
  /** Defaults to 200, or 204 without a response. */
  readonly status?: number;
  /** Other statuses with the same kind of response, such as 304 or a 404 page. */
  readonly alsoStatus?: readonly number[];
  /** Whether the password must be confirmed, checked after validation. Requires `proof_required` in `errors`. */
  readonly needsProof?: boolean;
  /** Switch by which the staff can disable this call. Requires `switched_off` in `errors`. */
  readonly needsSwitch?: ShopSwitchName;
  /** Whether impersonating staff may use it; by default reads are allowed and writes refused. */
  readonly impersonation?: 'allowed' | 'refused';
  /** Whether visitors may be answered by a replica that lags up to a second. */
  readonly mayBeBehind?: boolean;
  /** Whether visitors are answered without Express: for JSON reads cheaper than Express itself. */
  readonly isDirect?: boolean;
  /** Why a staff write is not audited; without a reason it is. */
  readonly unaudited?: string;
  /** Errors specific to this call; the common ones are added to the reference automatically. */
  readonly errors: readonly ProblemCode[];
}

/** Declares a call, inferring its literal types. */
export function defineCall<const Call extends CallDeclaration>(call: Call): Call {
  return call;
}

type InputPart = 'params' | 'query' | 'headers' | 'body';

/** Validated input of one part of a call; `undefined` if not declared. */
export type CallInput<Call extends CallDeclaration, Part extends InputPart> = Call extends {
  readonly [Key in Part]: infer Schema extends v.GenericSchema;
}
  ? v.InferOutput<Schema>
  : undefined;

/** Return type of a call's handler. */
export type CallResult<Call extends CallDeclaration> = Call['response'] extends infer Schema
  ? Schema extends v.GenericSchema
    ? v.InferInput<Schema>
    : void
  : never;

/** Returns whether a response is not JSON. */
export function isBinary(response: CallDeclaration['response']): response is BinaryResponse {
  return response !== null && 'mediaTypes' in response;
}
