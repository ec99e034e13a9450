import type { Request, Response } from 'playwright-core';

/** What a browser sends of its files, and what of it was confirmed. */
export class SentPieces {
  readonly #confirmed = new Map<string, number>();
  /** Bytes of pieces that were sent again after the browser had been told that they had arrived. */
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

  /** How many uploads were begun: more than there are files, where one was begun anew. */
  get uploads(): number {
    return this.#confirmed.size;
  }
}
