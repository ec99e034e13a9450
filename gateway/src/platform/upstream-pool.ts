import { validateHeaderName, validateHeaderValue } from 'node:http';
import { Client, type Dispatcher, Pool } from 'undici';

/** Pool interface for exchanged calls. */
export type CallDispatcher = Pick<Dispatcher, 'dispatch'>;

/** Pool interface for proxied calls. */
export type RequestDispatcher = Pick<Dispatcher, 'request'>;

type Headers = Readonly<Record<string, string | string[]>>;

/** One call as handed to the pool. */
interface Sendable {
  readonly method: string;
  readonly path: string;
  readonly headers?: unknown;
}

/** Options of a pool. */
export interface UpstreamPoolOptions extends Pool.Options {
  /** Maximum concurrent calls. */
  readonly connections: number;
  /** Interval in milliseconds of checks for stalled calls. */
  readonly watchMs?: number;
  readonly onReplaced?: () => void;
  /** Creates connections; replaceable in tests. */
  readonly makeClient?: (origin: URL, options: object) => Dispatcher;
}

/** The call can never be sent: its method, path or a header is not valid HTTP. */
class UnsendableCall extends Error {
  override readonly name = 'UnsendableCall';
}

/**
 * A client that does not report itself as busy after a call it could not build. undici's pool waits for a `drain` event
 * before reusing a busy client, and after a failed build none is emitted, which would leak the connection.
 */
class ReturningClient extends Client {
  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return super.dispatch(options, handler) || this.stats.size === 0;
  }
}

const WATCH_MS = 500;
const METHOD = /^[A-Z]{3,7}$/;
/** Paths undici accepts: no spaces, control characters or characters beyond Latin-1. */
const PATH = /^\/[\x21-\xff]*$/;

/**
 * A leak-proof keep-alive pool to the API: calls are validated before sending, connections are returned after every
 * outcome, and a pool whose calls wait despite free connections is replaced.
 */
export class UpstreamPool implements CallDispatcher, RequestDispatcher {
  readonly #make: () => Pool;
  readonly #options: UpstreamPoolOptions;
  readonly #watch: NodeJS.Timeout;
  #pool: Pool;
  #isSuspect = false;

  constructor(origin: string, options: UpstreamPoolOptions) {
    const { connections, watchMs = WATCH_MS, onReplaced: _, makeClient, ...rest } = options;
    const factory = makeClient ?? ((url: URL, given: object) => new ReturningClient(url, given));
    this.#options = options;
    this.#make = () => new Pool(origin, { ...rest, connections, factory });
    this.#pool = this.#make();
    this.#watch = setInterval(() => this.#look(), watchMs).unref();
  }

  /** @throws UnsendableCall */
  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    requireSendable(options);
    return this.#pool.dispatch(options, handler);
  }

  /** @throws UnsendableCall */
  async request<TOpaque = null>(
    options: Dispatcher.RequestOptions<TOpaque>,
  ): Promise<Dispatcher.ResponseData<TOpaque>> {
    requireSendable(options);
    return this.#pool.request(options);
  }

  /** Closes all connections and fails calls in progress. */
  async destroy(): Promise<void> {
    clearInterval(this.#watch);
    await this.#pool.destroy();
  }

  /** Calls may only wait while every connection is in use; a second check allows for handovers in progress. */
  #look(): void {
    const { queued, size } = this.#pool.stats;
    const isIdle = queued > 0 && size - queued < this.#options.connections;
    if (isIdle && this.#isSuspect) {
      void this.#pool.destroy();
      this.#pool = this.#make();
      this.#options.onReplaced?.();
    }
    this.#isSuspect = isIdle && !this.#isSuspect;
  }
}

function requireSendable({ method, path, headers }: Sendable): void {
  if (!METHOD.test(method)) throw new UnsendableCall('The method is not one of HTTP');
  if (!PATH.test(path)) throw new UnsendableCall('The path is not one of HTTP');
  if (!isRecord(headers)) return;
  for (const [name, value] of Object.entries(headers)) {
    try {
      validateHeaderName(name);
      for (const each of Array.isArray(value) ? value : [value]) validateHeaderValue(name, each);
    } catch (cause) {
      throw new UnsendableCall(`The header ${name} is not one of HTTP`, { cause });
    }
  }
}

function isRecord(headers: unknown): headers is Headers {
  return typeof headers === 'object' && headers !== null && !Array.isArray(headers);
}
