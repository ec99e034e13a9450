import { can, type Actor, type ShopSwitchName } from '@halfdrop/domain';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import * as v from 'valibot';
import type { VisitorReads } from '../database/replica/with-replica.ts';
import { asciiJson } from './ascii-json.ts';
import { abortOnClose } from './caller-gone.ts';
import type { CallDeclaration, CallInput, CallResult } from './contract.ts';
import { isBinary } from './contract.ts';
import { type AnswerDirectly, type DirectCalls, expressPath } from './direct-calls.ts';
import { Problem } from './problem.ts';
import { requireProof } from './proof.ts';
import { readUpload } from './read-upload.ts';
import { requestIdOf } from './request-context.ts';
import { validated } from './validate.ts';

/** The authenticated caller. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  /** The user as seen by the access policy. */
  readonly actor: Actor;
  /** Id of the impersonating staff member; null if not impersonated. */
  readonly staffId: string | null;
  /** Whether the password was recently confirmed. */
  readonly isProven: boolean;
  /** Id of the current request. */
  readonly requestId: string;
}

/** Holder of a session token. */
export type SessionHolder = Omit<Viewer, 'requestId'>;

/** Dependencies for binding calls. */
export interface CallEnvironment {
  /** Returns null when the token is unknown, expired or revoked. */
  readonly authenticate: (token: string) => Promise<SessionHolder | null>;
  /** Whether replies are validated against their schema; enabled in tests and development. */
  readonly checkResponses: boolean;
  /** Throws if the staff has disabled a feature; omitted when nothing can be disabled. */
  readonly requireOn?: (name: ShopSwitchName) => Promise<void>;
  /** Replica reads for visitors; omitted when there is no replica. */
  readonly visitorReads?: VisitorReads | null;
  /** Registry of calls answered without Express; omitted when there are none. */
  readonly directCalls?: DirectCalls;
}

/** Validated input of a call. */
interface InputContext<Call extends CallDeclaration> {
  readonly params: CallInput<Call, 'params'>;
  readonly query: CallInput<Call, 'query'>;
  readonly headers: CallInput<Call, 'headers'>;
  readonly body: CallInput<Call, 'body'>;
  readonly viewer: Call['auth'] extends 'none' | 'optional' ? Viewer | null : Viewer;
  /** Aborted when the connection closes before the reply is sent; for expensive calls. */
  readonly signal: AbortSignal;
}

/** Access to the uploaded file and to the response. */
interface HttpContext {
  readonly request: Request;
  readonly response: Response;
  /**
   * Reads the uploaded file, lazily so that rejected calls cost nothing.
   * @throws payload_too_large
   */
  readonly readFile: () => Promise<Uint8Array>;
}

/** Context passed to the handler of a call. */
export type CallContext<Call extends CallDeclaration> = InputContext<Call> &
  (Call extends { readonly isDirect: true } ? unknown : HttpContext);

const BODY_BYTES = 100_000;
const readJson = ({ bodyBytes = BODY_BYTES }: CallDeclaration) => express.json({ limit: bodyBytes });

/** Context of a handler after type erasure. */
interface ErasedContext extends Partial<HttpContext> {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly viewer: Viewer | null;
  readonly signal: AbortSignal;
}

/**
 * Registers a declared call: parses and validates its input, enforces its access rule and sends `{ data }`. Handlers of
 * binary calls send their own response; those using another declared status set it themselves.
 */
export function bindCall<const Call extends CallDeclaration>(
  router: Router,
  call: Call,
  environment: CallEnvironment,
  handler: (context: CallContext<Call>) => Promise<CallResult<Call>> | CallResult<Call>,
): void;
export function bindCall(
  router: Router,
  call: CallDeclaration,
  environment: CallEnvironment,
  handler: (context: ErasedContext) => unknown,
): void {
  const { directCalls } = environment;
  if (call.isDirect) directCalls?.add(call.path, directly(call, environment, handler));
  const route: RequestHandler = async (request, response) => {
    directCalls?.rethrow(request);
    const holder = await identify(call, environment, request);
    const viewer = holder && { ...holder, requestId: requestIdOf(response) };
    if (call.needsSwitch) await environment.requireOn?.(call.needsSwitch);
    const input = {
      params: part(call.params, request.params),
      query: part(call.query, request.query),
      headers: part(call.headers, request.headers),
      body: part(call.body, request.body),
    };
    if (call.needsProof && viewer) requireProof(viewer);
    const readFile = () =>
      call.upload ? readUpload(call.upload, request, response) : Promise.resolve(new Uint8Array());
    response.status(call.status ?? (call.response === null ? 204 : 200));
    const context = {
      ...input,
      viewer,
      request,
      response,
      readFile,
      // Created lazily; most calls do not use it.
      get signal() {
        return abortOnClose(response);
      },
    };
    const answer = async () => handler(context);
    const isVisitor = request.headers.authorization === undefined;
    send(call, environment, response, await (isVisitor ? readByVisitor(call, environment, answer) : answer()));
  };
  router[call.method](expressPath(call.path), ...(call.body ? [readJson(call)] : []), route);
}

/** Answers a visitor's read without Express. */
function directly(
  call: CallDeclaration,
  environment: CallEnvironment,
  handler: (context: ErasedContext) => unknown,
): AnswerDirectly {
  return async ({ params, query, response }) => {
    const context = {
      params: part(call.params, params),
      query: part(call.query, query),
      headers: undefined,
      body: undefined,
      viewer: null,
      get signal() {
        return abortOnClose(response);
      },
    };
    return jsonOf(call, environment, await readByVisitor(call, environment, async () => handler(context)));
  };
}

function readByVisitor(call: CallDeclaration, { visitorReads }: CallEnvironment, answer: () => Promise<unknown>) {
  return call.mayBeBehind && visitorReads ? visitorReads.run(answer) : answer();
}

function part(schema: v.GenericSchema | undefined, input: unknown): unknown {
  return schema ? validated(schema, input) : undefined;
}

async function identify(
  call: CallDeclaration,
  environment: CallEnvironment,
  request: Request,
): Promise<SessionHolder | null> {
  if (call.auth === 'none') return null;
  const authorization = request.headers.authorization;
  if (authorization === undefined) {
    if (call.auth === 'optional') return null;
    throw new Problem('unauthenticated');
  }
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];
  const holder = token === undefined ? null : await environment.authenticate(token);
  if (!holder) throw new Problem('unauthenticated', { message: 'Your session has ended. Please sign in again.' });
  if (holder.staffId !== null && !isOpenToImpersonation(call)) throw new Problem('view_only');
  if (call.auth !== 'optional' && !can(holder.actor, call.auth)) throw new Problem('forbidden');
  return holder;
}

const reading: readonly CallDeclaration['method'][] = ['get', 'head', 'options'];

/** Returns whether a call is allowed during impersonation; by default only reads are. */
function isOpenToImpersonation({ method, impersonation }: CallDeclaration): boolean {
  return impersonation === undefined ? reading.includes(method) : impersonation === 'allowed';
}

function send(call: CallDeclaration, environment: CallEnvironment, response: Response, result: unknown): void {
  if (call.response === null) {
    response.end();
    return;
  }
  if (isBinary(call.response)) return;
  response.type('json').send(jsonOf(call, environment, result));
}

function jsonOf({ response }: CallDeclaration, { checkResponses }: CallEnvironment, result: unknown): Buffer {
  if (checkResponses && response !== null && !isBinary(response)) v.parse(response, result);
  return asciiJson({ data: result });
}
