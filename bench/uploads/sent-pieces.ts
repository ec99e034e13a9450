import type { Request, Response } from 'playwright-core';

/** Records what a browser sends of its files, and which parts were confirmed. */
export class SentPieces {
  readonly #confirmed = new Map<string, number>();
  /** Bytes of chunks sent again although the browser had been told that they arrived. */
  bytesSentTwice = 0;

  recordSent(request: Request): void {
    if (request.method() !== 'PATCH') return;
    const begins = Number(request.headers()['upload-offset']);
    const confirmed = this.#confirmed.get(request.url()) ?? 0;
    this.bytesSentTwice += Math.max(0, confirmed - begins);
  }

  noteConfirmed(response: Response): void {
    if (response.request().method() !== 'PATCH' || response.status() !== 204) return;
    const reached = Number(response.headers()['upload-offset']);
    this.#confirmed.set(response.url(), Math.max(reached, this.#confirmed.get(response.url()) ?? 0));
  }

  get confirmedBytes(): number {
    return [...this.#confirmed.values()].reduce((sum, each) => sum + each, 0);
  }

  /** Returns the number of uploads started: more than there are files, if any was restarted. */
  get uploads(): number {
    return this.#confirmed.size;
  }
}
