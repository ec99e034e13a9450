import type { Request, RequestHandler, Response } from 'express';
import { StripeFailure, type Form } from './form.ts';

const maxLevels = 4;

/** Input of an API call. */
export interface StripeCall {
  readonly id: string;
  readonly form: Form;
  readonly query: Form;
  /** The connected account the call acts for. */
  readonly account: string | null;
  /** The fields to expand. */
  readonly expanded: readonly string[];
}

/** Refuses requests without the secret key, as Stripe does. */
export function requireKey(secretKey: string): RequestHandler {
  return (request, response, next) => {
    if (request.get('authorization') === `Bearer ${secretKey}`) next();
    else sendFailure(response, new StripeFailure(401, 'Invalid API Key provided'));
  };
}

/** Creates middleware that can be made to hang. */
export function createStallingLine() {
  const unanswered: (() => void)[] = [];
  let isStalled = false;
  const handler: RequestHandler = (_request, _response, next) => {
    if (isStalled) unanswered.push(next);
    else next();
  };
  return {
    handler,
    stalled: () => unanswered.length,
    stall: () => {
      isStalled = true;
      return () => {
        isStalled = false;
        for (const goOn of unanswered.splice(0)) goOn();
      };
    },
  };
}

/** Replays the first response to a repeated idempotency key. */
export function repeatAnswers(): RequestHandler {
  const answers = new Map<string, { readonly request: string; readonly status: number; readonly body: unknown }>();
  return (request, response, next) => {
    const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
    if (key === undefined) return next();
    const asked = JSON.stringify([request.path, request.body]);
    const answer = answers.get(key);
    if (answer?.request === asked) return void response.status(answer.status).json(answer.body);
    if (answer) {
      const words = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return sendFailure(response, new StripeFailure(400, words, null, 'idempotency_error'));
    }
    const send = response.json.bind(response);
    response.json = (body: unknown) => {
      answers.set(key, { request: asked, status: response.statusCode, body });
      return send(body);
    };
    next();
  };
}

/** Serves a call: its result is sent as JSON, its failure in Stripe's format. */
export function answering(work: (call: StripeCall) => object): RequestHandler {
  return (request, response) => {
    try {
      response.json(work(callOf(request)));
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      sendFailure(response, error);
    }
  };
}

function callOf(request: Request): StripeCall {
  const body: unknown = request.body;
  const form = isForm(body) ? body : {};
  const query = request.query;
  const expand: unknown = request.method === 'GET' ? query['expand'] : form['expand'];
  const listed: unknown[] = isForm(expand) ? Object.values(expand) : [];
  const expanded = listed.filter((path) => typeof path === 'string');
  const tooDeep = expanded.find((path) => path.split('.').length > maxLevels);
  if (tooDeep)
    throw new StripeFailure(400, `You cannot expand more than ${maxLevels} levels of a property: ${tooDeep}`);
  const { id } = request.params;
  return {
    id: typeof id === 'string' ? id : '',
    form,
    query,
    account: request.get('stripe-account') ?? null,
    expanded,
  };
}

function isForm(value: unknown): value is Form {
  return typeof value === 'object' && value !== null;
}

function sendFailure(response: Response, { status, type, code, message }: StripeFailure): void {
  response.status(status).json({ error: { type, ...(code !== null && { code }), message } });
}
