import type { Action, ShopSwitchName } from '@halfdrop/domain';
import type * as v from 'valibot';
import type { ProblemCode } from './problem.ts';

/**
 * Who may call. `none` ignores any token; all others refuse a bad or expired one. An action refuses visitors, too, and
 * everyone whom the policy lets do it to nothing at all, before the input is looked at.
 */
type AuthRule = 'none' | 'optional' | Action;

/** A body that is not JSON: its media types, for the reference. */
export interface BinaryResponse {
  readonly mediaTypes: readonly string[];
}

/** A body that is a file. What it is, its content decides: the media types are for the reference. */
export interface UploadRule {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** The field of a form (`multipart/form-data`) that holds the file; left out, the file is the whole body. */
  readonly field?: string;
  /** What to say of a larger file. */
  readonly tooLarge?: string;
}

/** Everything there is to know about one call, declared once: it validates, it types, and it prints the reference. */
export interface CallDeclaration {
  /** The last three are for protocols that ask for them, such as tus; other calls do without. */
  readonly method: 'get' | 'post' | 'put' | 'delete' | 'patch' | 'head' | 'options';
  /** OpenAPI form, such as `/cart/{assetId}`. */
  readonly path: string;
  readonly summary: string;
  readonly auth: AuthRule;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  /** Keys in lowercase, as Node delivers them. */
  readonly headers?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The most bytes of a JSON body; 100 kB when left out. */
  readonly bodyBytes?: number;
  readonly upload?: UploadRule;
  /** What stands under `data`; null for an empty answer (204). */
  readonly response: v.GenericSchema | BinaryResponse | null;
  /** 200 when left out (204 without a response). */
  readonly status?: number;
  /** Other statuses of the same kind of answer, such as 304 for what has not changed, or 404 of a page. */
  readonly alsoStatus?: readonly number[];
  /** Whether the password is asked for again, once the input is known to be right. Needs `proof_required` in `errors`. */
  readonly needsProof?: boolean;
  /** What the staff may switch off, and this call with it. Needs `switched_off` in `errors`. */
  readonly needsSwitch?: ShopSwitchName;
  /** Whether it is for the staff that sees the shop as a person does; left out, reads are and writes are not. */
  readonly impersonation?: 'allowed' | 'refused';
  /** Whether visitors may be answered by a replica of the database, which is a second behind at most. */
  readonly mayBeBehind?: boolean;
  /** Whether visitors are answered without Express: for reads that are cheaper than that, whose answer is JSON. */
  readonly isDirect?: boolean;
  /** Why a write of the staff leaves no line in the audit; all that have no such reason leave one. */
  readonly unaudited?: string;
  /** Failures particular to this call; those every call may answer with are added by the reference. */
  readonly errors: readonly ProblemCode[];
}

/** Declares a call; only fixes its literal types. */
export function defineCall<const Call extends CallDeclaration>(call: Call): Call {
  return call;
}

type InputPart = 'params' | 'query' | 'headers' | 'body';

/** The validated input of one part of a call; `undefined` when the call declares none. */
export type CallInput<Call extends CallDeclaration, Part extends InputPart> = Call extends {
  readonly [Key in Part]: infer Schema extends v.GenericSchema;
}
  ? v.InferOutput<Schema>
  : undefined;

/** What a handler of the call has to return. */
export type CallResult<Call extends CallDeclaration> = Call['response'] extends infer Schema
  ? Schema extends v.GenericSchema
    ? v.InferInput<Schema>
    : void
  : never;

/** True when the call answers with something else than JSON. */
export function isBinary(response: CallDeclaration['response']): response is BinaryResponse {
  return response !== null && 'mediaTypes' in response;
}
