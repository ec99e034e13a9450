import type { Bulkheads } from './bulkheads.ts';
import { upstreamUnavailable } from './errors.ts';
import { exchange, ExchangeFailure, type ExchangeReply, type ExchangeRequest } from './exchange.ts';
import { type ListForm, listReply } from './list-reply.ts';
import { RestFailure } from './rest-failure.ts';
import type { RestPath } from './rest-path.ts';
import type { RetryBudget } from './retry-budget.ts';
import { type Trace, traceCall } from './tracing/spans.ts';
import type { CallDispatcher } from './upstream-pool.ts';

/** Query parameters; undefined, null and empty lists are omitted, lists are joined with commas. */
export type QueryValues = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

interface CallDetails {
  readonly body?: unknown;
  readonly query?: QueryValues;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options shared by all calls of one incoming request. */
export interface RestClientOptions {
  readonly dispatcher: CallDispatcher;
  /** Concurrency limits that keep slow calls from taking all connections; shared by all callers. */
  readonly bulkheads: Bulkheads;
  /** Retry budget shared by all callers. */
  readonly retries: RetryBudget;
  /** The caller's bearer token; null for visitors. */
  readonly token: string | null;
  readonly requestId: string;
  /** The caller's network address, for the API's rate limits. */
  readonly clientAddress: string | null;
  /** The caller's user agent, by which the API names devices. */
  readonly userAgent: string | null;
  readonly deadlineMs: number;
  /** The trace the calls belong to, if the request is traced. */
  readonly trace?: Trace | undefined;
  /** Aborts reads when it fires; writes are never aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the cookies the API sets, for the caller's browser. */
  readonly onCookies?: ((cookies: readonly string[]) => void) | undefined;
  /** Called after every exchange, for metrics. */
  readonly onExchange?: ((method: string, status: number, seconds: number) => void) | undefined;
}

const MAX_REPLY_BYTES = 8 * 1024 * 1024;

/**
 * REST client for one incoming request. Failures described by the API are thrown as `RestFailure`; a refused
 * connection, a timeout, a 5xx or a reply that violates the contract is thrown as `UPSTREAM_UNAVAILABLE`.
 */
export class RestClient {
  readonly #options: RestClientOptions;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(options: RestClientOptions) {
    this.#options = options;
    this.#headers = {
      accept: 'application/json',
      'x-request-id': options.requestId,
      ...(options.token !== null && { authorization: `Bearer ${options.token}` }),
      ...(options.clientAddress !== null && { 'x-forwarded-for': options.clientAddress }),
      ...(options.userAgent !== null && { 'user-agent': options.userAgent }),
    };
  }

  /** Reads `path`; retried once if the connection failed before a reply, within the shared retry budget. */
  get<Data>(path: RestPath, query: QueryValues = {}): Promise<Data> {
    return this.#send<Data>('GET', path, { query });
  }

  /** Like `get`, but returns null if not found. */
  async find<Data>(path: RestPath, query: QueryValues = {}): Promise<Data | null> {
    try {
      return await this.get<Data>(path, query);
    } catch (failure) {
      if (failure instanceof RestFailure && failure.code === 'not_found') return null;
      throw failure;
    }
  }

  /** Like `get`, for a reply that consists mostly of a list, whose items are parsed only when accessed. */
  async getList<Name extends string, Data extends { readonly [Key in Name]: readonly unknown[] }>(
    path: RestPath,
    query: QueryValues,
    form: ListForm<Name>,
  ): Promise<Data> {
    const reply = await this.#call('GET', path, { query });
    const parse = (body: Buffer) => documentOf<Data>({ ...reply, body }).data;
    return listReply(reply.body, form, parse) ?? parse(reply.body);
  }

  post<Data>(path: RestPath, body: unknown = {}, details: CallDetails = {}): Promise<Data> {
    return this.#send<Data>('POST', path, { body, ...details });
  }

  put<Data>(path: RestPath, body: unknown): Promise<Data> {
    return this.#send<Data>('PUT', path, { body });
  }

  delete<Data>(path: RestPath): Promise<Data> {
    return this.#send<Data>('DELETE', path);
  }

  /** Sends a command that returns no data. */
  async command(path: RestPath, body: unknown = {}): Promise<void> {
    await this.#call('POST', path, { body });
  }

  async #send<Data>(method: ExchangeRequest['method'], path: RestPath, details?: CallDetails): Promise<Data> {
    return documentOf<Data>(await this.#call(method, path, details)).data;
  }

  async #call(
    method: ExchangeRequest['method'],
    { template, text: path }: RestPath,
    { body, query = {}, headers = {} }: CallDetails = {},
  ): Promise<ExchangeReply> {
    if (path === null) throw new RestFailure(404, { code: 'not_found', message: 'There is no such thing.' });
    const hasBody = body !== undefined;
    const reply = await this.#exchange(template, {
      method,
      path: path + queryString(query),
      headers: { ...this.#headers, ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: JSON.stringify(body) }),
      deadlineMs: this.#options.deadlineMs,
      maxBytes: MAX_REPLY_BYTES,
      signal: method === 'GET' ? this.#options.signal : undefined,
    });
    if (reply.status >= 400) throw failureOf(reply);
    if (reply.cookies.length > 0) this.#options.onCookies?.(reply.cookies);
    return reply;
  }

  async #exchange(template: string, request: ExchangeRequest): Promise<ExchangeReply> {
    const { bulkheads, onExchange } = this.#options;
    const startedAt = performance.now();
    let status = 0;
    try {
      const reply = await bulkheads.run(`${request.method} ${template}`, request, (deadlineMs) =>
        this.#exchangeWithRetry({ ...request, deadlineMs }),
      );
      status = reply.status;
      return reply;
    } catch (failure) {
      throw upstreamUnavailable(failure);
    } finally {
      onExchange?.(request.method, status, (performance.now() - startedAt) / 1000);
    }
  }

  /** Sends a call, and retries it once if it is repeatable. */
  #exchangeWithRetry(request: ExchangeRequest): Promise<ExchangeReply> {
    const { dispatcher, retries, trace } = this.#options;
    retries.earn();
    return traceCall(trace, request, (traced) =>
      exchange(dispatcher, traced).catch((failure: unknown) => {
        if (!isRepeatable(traced, failure) || !retries.spend()) throw failure;
        return exchange(dispatcher, traced);
      }),
    );
  }
}

/** Checks whether a failed call may be retried: it has no side effects, and no part of a reply had arrived. */
function isRepeatable({ method }: ExchangeRequest, failure: unknown): boolean {
  return method === 'GET' && failure instanceof ExchangeFailure && failure.isConnectionFailure;
}

/** Returns the query string including its question mark; empty if there are no values. */
function queryString(values: QueryValues): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const text = typeof value === 'object' ? value.join(',') : String(value);
    if (text !== '') parameters.set(name, text);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Body of a successful API reply. */
interface RestDocument<Data> {
  readonly data: Data;
}

/** @throws UPSTREAM_UNAVAILABLE for a reply that violates the contract */
function documentOf<Data>(reply: ExchangeReply): RestDocument<Data> {
  let document: RestDocument<Data> | null;
  try {
    // The only place where wire data gets a type; the API's own tests check its replies against the contract.
    document = JSON.parse(jsonText(reply));
  } catch (failure) {
    throw upstreamUnavailable(failure);
  }
  if (typeof document === 'object' && document !== null && 'data' in document) return document;
  throw upstreamUnavailable(new Error('The reply of the api carries no data'));
}

function failureOf(reply: ExchangeReply): Error {
  try {
    const problem: unknown = JSON.parse(jsonText(reply));
    const facts = typeof problem === 'object' && problem !== null ? { ...problem } : {};
    return new RestFailure(reply.status, facts, secondsOf(reply.retryAfter));
  } catch (failure) {
    return upstreamUnavailable(failure);
  }
}

function jsonText({ status, contentType, body }: ExchangeReply): string {
  if (!contentType.includes('json')) throw new Error(`The api answered ${status} as "${contentType}"`);
  return body.toString('utf8');
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  return retryAfter !== undefined && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
