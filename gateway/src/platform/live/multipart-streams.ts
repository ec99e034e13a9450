import type { ServerResponse } from 'node:http';
import { getHeapStatistics } from 'node:v8';

/** How many streams there are at most, and how long they last; times in milliseconds. */
export interface StreamLimits {
  /** Of one process. */
  readonly all: number;
  /** Of one person or, for visitors, one address. */
  readonly ofOne: number;
  /** After which its caller has to begin anew, and is asked again who they are; each ends earlier by up to half of it. */
  readonly lifetime: number;
}

/** What a stream takes of the heap, and what all else does. */
const STREAM_BYTES = 9_500;
const OTHER_BYTES = 110 * 1024 * 1024;

/** As many as the heap of the process has room for. */
const streamLimits: StreamLimits = {
  all: Math.max(500, Math.floor((getHeapStatistics().heap_size_limit - OTHER_BYTES) / STREAM_BYTES)),
  ofOne: 20,
  lifetime: 10 * 60_000,
};

/** An open reply of many parts. */
export interface MultipartStream {
  send(payload: unknown): void;
  /** Ends as one that is over: the caller may begin anew. */
  end(): void;
}

/** As the protocol has it: a client takes a stream for broken that says nothing for longer. */
const HEARTBEAT_MS = 5000;
/** The beats of all streams are spread, so that thousands do not wait for each other. */
const SLOTS = 50;
/** What a caller that does not read may leave unread. */
const MAX_UNREAD_BYTES = 64 * 1024;

const BOUNDARY = '\r\n--graphql';
const BEAT = partOf({});
const HEADERS = {
  'content-type': 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
  'cache-control': 'private, no-store, no-transform',
  // nginx would keep what belongs to the next moment.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** Whose stream it is, and what is done once it is over, by whichever side. */
interface StreamFacts {
  readonly owner: string;
  readonly requestId: string;
  readonly onClose: () => void;
}

interface Open {
  readonly response: ServerResponse;
  readonly endsAt: number;
}

/** Whoever reads a part needs the boundary behind it. */
function partOf(content: object): string {
  return `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(content)}${BOUNDARY}`;
}

/** The open streams of a process, in the form of GraphQL subscriptions over HTTP that Apollo's clients read. */
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

  /** Whether one more would be too many, for this owner or at all. */
  isFull(owner: string): boolean {
    return this.#count >= this.#limits.all || (this.#ofOwner.get(owner) ?? 0) >= this.#limits.ofOne;
  }

  /** Begins a reply. */
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

  /** Ends all of them: their callers begin anew, elsewhere. */
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
