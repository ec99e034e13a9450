/** A startup failure that the operator can fix; its message is one clear sentence. */
export class StartupError extends Error {
  /** Exit code of the process. */
  readonly exitCode: number = 1;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartupError';
  }
}
