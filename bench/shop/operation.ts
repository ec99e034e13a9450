/** A request and the expected response. */
export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Throws unless the body of a 200 is as expected. */
  readonly check: (body: string) => void;
}

/** An operation of the shop, to be requested repeatedly. */
export interface Operation {
  readonly name: string;
  /** Returns the next question, different each time. */
  readonly ask: () => Question;
  /** Number of concurrent requests; 16 by default. */
  readonly connections?: number;
  /** Whether the same question may be answered from a cache. */
  readonly isKept?: boolean;
}
