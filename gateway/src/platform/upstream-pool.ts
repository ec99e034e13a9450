import { validateHeaderName, validateHeaderValue } from 'node:http';
import { Client, type Dispatcher, Pool } from 'undici';

/** What a call on the wire needs of a pool. */
export type CallDispatcher = Pick<Dispatcher, 'dispatch'>;

/** What a proxied call needs of a pool. */
export type RequestDispatcher = Pick<Dispatcher, 'request'>;

type Headers = Readonly<Record<string, string | string[]>>;

/** One call as it is handed to the pool. */
interface Sendable {
  readonly method: string;
  readonly path: string;
  readonly headers?: unknown;
}

/** How a pool is made. */
export interface UpstreamPoolOptions extends Pool.Options {
  /** Calls at one time. */
  readonly connections: number;
  /** Milliseconds between two looks whether waiting calls get a connection. */
  readonly watchMs?: number;
  readonly onReplaced?: () => void;
  /** Makes the connections; tests put others in their place. */
  readonly makeClient?: (origin: URL, options: object) => Dispatcher;
}

/** The call can never be sent: its method, path or a header is not valid HTTP. */
class UnsendableCall extends Error {
  override readonly name = 'UnsendableCall';
}

/**
 * A client that does not report itself busy after a call it could not even build. undici's pool waits for a `drain`
 * before it uses a busy client again, and after a failed build none comes: the connection would be lost for good.
 */
class ReturningClient extends Client {
  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return super.dispatch(options, handler) || this.stats.size === 0;
  }
}

const WATCH_MS = 500;
const METHOD = /^[A-Z]{3,7}$/;
/** What undici takes: no spaces, no control characters, nothing beyond Latin-1. */
const PATH = /^\/[\x21-\xff]*$/;

/**
 * Keep-alive connections to the api that cannot be lost: calls are checked before they are sent, a connection returns
 * after every outcome, and a pool in which calls wait although connections are free is replaced.
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

  /** Ends all connections and fails what is under way. */
  async destroy(): Promise<void> {
    clearInterval(this.#watch);
    await this.#pool.destroy();
  }

  /** Calls may wait only while every connection is in use; a second look leaves time for what is just being handed on. */
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
