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

/** Who is calling, as the session of the bearer token says. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  /** The person as the policy knows them. */
  readonly actor: Actor;
  /** Who of the staff sees the shop as them; null when it is themselves. */
  readonly staffId: string | null;
  /** Whether they have entered their password again a moment ago. */
  readonly isProven: boolean;
  /** Names the request that they make. */
  readonly requestId: string;
}

/** What is known of who holds a token. */
export type SessionHolder = Omit<Viewer, 'requestId'>;

/** What binding needs from the application. */
export interface CallEnvironment {
  /** Null when the token is unknown, expired or revoked. */
  readonly authenticate: (token: string) => Promise<SessionHolder | null>;
  /** Whether answers are held against their declared schema; on in tests and development. */
  readonly checkResponses: boolean;
  /** Refuses what the staff has switched off; left out, nothing is. */
  readonly requireOn?: (name: ShopSwitchName) => Promise<void>;
  /** Reads for visitors where there is a replica of the database; left out, there is none. */
  readonly visitorReads?: VisitorReads | null;
  /** Where calls are noted that are answered without Express; left out, none is. */
  readonly directCalls?: DirectCalls;
}

/** The validated input of a call. */
interface InputContext<Call extends CallDeclaration> {
  readonly params: CallInput<Call, 'params'>;
  readonly query: CallInput<Call, 'query'>;
  readonly headers: CallInput<Call, 'headers'>;
  readonly body: CallInput<Call, 'body'>;
  readonly viewer: Call['auth'] extends 'none' | 'optional' ? Viewer | null : Viewer;
  /** Fires when the connection closes before the answer is out; for calls whose work is worth giving up. */
  readonly signal: AbortSignal;
}

/** The means to read a file and to shape an answer. */
interface HttpContext {
  readonly request: Request;
  readonly response: Response;
  /**
   * Reads the file of a call that takes one; it is not read before, so that a refusal costs nothing.
   * @throws payload_too_large
   */
  readonly readFile: () => Promise<Uint8Array>;
}

/** What the handler of a call is given. */
export type CallContext<Call extends CallDeclaration> = InputContext<Call> &
  (Call extends { readonly isDirect: true } ? unknown : HttpContext);

const BODY_BYTES = 100_000;
const readJson = ({ bodyBytes = BODY_BYTES }: CallDeclaration) => express.json({ limit: bodyBytes });

/** What a handler sees once the types of its declaration are erased. */
interface ErasedContext extends Partial<HttpContext> {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly viewer: Viewer | null;
  readonly signal: AbortSignal;
}

/**
 * Serves a declared call: reads and validates its input, enforces its rule of who may call and sends `{ data }`.
 * A handler of a binary call sends its own answer; one that answers with another declared status sets it itself.
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
      // Made only for calls that read it.
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

/** Answers a read of a visitor without Express. */
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

/** Whoever sees the shop as another person reads, and does nothing in their name: here, for every call. */
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
