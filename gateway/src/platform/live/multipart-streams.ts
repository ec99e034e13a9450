import type { ServerResponse } from 'node:http';
import { getHeapStatistics } from 'node:v8';

/** Limits on streams; times in milliseconds. */
export interface StreamLimits {
  /** Per process. */
  readonly all: number;
  /** Per user or, for visitors, per address. */
  readonly ofOne: number;
  /**
   * Maximum duration, after which the client must reconnect and reauthenticate; each stream ends earlier by a random
   * amount of up to half.
   */
  readonly lifetime: number;
}

/** Heap per stream, and heap reserved for everything else. */
const STREAM_BYTES = 9_500;
const OTHER_BYTES = 110 * 1024 * 1024;

/** As many streams as fit into the heap. */
const streamLimits: StreamLimits = {
  all: Math.max(500, Math.floor((getHeapStatistics().heap_size_limit - OTHER_BYTES) / STREAM_BYTES)),
  ofOne: 20,
  lifetime: 10 * 60_000,
};

/** An open multipart reply. */
export interface MultipartStream {
  send(payload: unknown): void;
  /** Ends the stream normally; the client may reconnect. */
  end(): void;
}

/** Required by the protocol: clients consider a stream broken if it is silent for longer. */
const HEARTBEAT_MS = 5000;
/** Heartbeats are spread over slots, so that thousands of streams do not block each other. */
const SLOTS = 50;
/** Maximum unread bytes of a client that does not read. */
const MAX_UNREAD_BYTES = 64 * 1024;

const BOUNDARY = '\r\n--graphql';
const BEAT = partOf({});
const HEADERS = {
  'content-type': 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
  'cache-control': 'private, no-store, no-transform',
  // Prevents nginx from buffering the stream.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** Owner of a stream, and the callback for its end. */
interface StreamFacts {
  readonly owner: string;
  readonly requestId: string;
  readonly onClose: () => void;
}

interface Open {
  readonly response: ServerResponse;
  readonly endsAt: number;
}

/** Includes the following boundary, which clients need to recognize the end of a part. */
function partOf(content: object): string {
  return `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(content)}${BOUNDARY}`;
}

/** The open streams of a process, in the multipart protocol for GraphQL subscriptions used by Apollo clients. */
export class MultipartStreams {
  readonly #limits: StreamLimits;
  readonly #slots = Array.from({ length: SLOTS }, () => new Set<Open>());
  readonly #ofOwner = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #count = 0;
  #slot = 0;

  constructor(limits: StreamLimits = streamLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#count;
  }

  /** Whether another stream would exceed the limit of this owner or of the process. */
  isFull(owner: string): boolean {
    return this.#count >= this.#limits.all || (this.#ofOwner.get(owner) ?? 0) >= this.#limits.ofOne;
  }

  /** Opens a stream. */
  open(response: ServerResponse, { owner, requestId, onClose }: StreamFacts): MultipartStream {
    const { lifetime } = this.#limits;
    const stream = { response, endsAt: performance.now() + lifetime * (1 - Math.random() / 2) };
    const slot = this.#slots[this.#count % SLOTS];
    this.#count += 1;
    this.#ofOwner.set(owner, (this.#ofOwner.get(owner) ?? 0) + 1);
    slot?.add(stream);
    this.#timer ??= setInterval(() => this.#beat(), HEARTBEAT_MS / SLOTS).unref();
    response.once('close', () => {
      slot?.delete(stream);
      this.#leave(owner);
      onClose();
    });
    response.writeHead(200, { ...HEADERS, 'x-request-id': requestId });
    response.write(BOUNDARY);
    return { send: (payload) => write(response, partOf({ payload })), end: () => finish(response) };
  }

  /** Ends all streams; clients reconnect to another process. */
  stop(): void {
    for (const slot of this.#slots) for (const { response } of slot) finish(response);
    clearInterval(this.#timer);
  }

  #beat(): void {
    this.#slot = (this.#slot + 1) % SLOTS;
    const now = performance.now();
    for (const { response, endsAt } of this.#slots[this.#slot] ?? []) {
      if (now > endsAt) finish(response);
      else write(response, BEAT);
    }
  }

  #leave(owner: string): void {
    this.#count -= 1;
    const left = (this.#ofOwner.get(owner) ?? 1) - 1;
    if (left > 0) this.#ofOwner.set(owner, left);
    else this.#ofOwner.delete(owner);
    if (this.#count > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded) return;
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  else response.write(text);
}

function finish(response: ServerResponse): void {
  if (!response.writableEnded) response.end('--\r\n');
}
