/** One request and what its answer must be. */
export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Throws unless the body of a 200 is what was asked for. */
  readonly check: (body: string) => void;
}

/** Something people do in the shop, asked over and over. */
export interface Operation {
  readonly name: string;
  /** The next question, another one each time. */
  readonly ask: () => Question;
  /** Questions on their way at the same time; 16 when left out. */
  readonly connections?: number;
  /** True where the same question again may be answered from what was kept. */
  readonly isKept?: boolean;
}
