/** A reason not to start that the operator can act on: its message is one clear sentence. */
export class StartupError extends Error {
  /** What the process ends with, for whoever starts it. */
  readonly exitCode: number = 1;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartupError';
  }
}
