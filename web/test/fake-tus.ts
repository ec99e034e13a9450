/** A request received by the fake server. */
interface TusRequest {
  readonly method: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Requests to a fake upload server, and how it responds. */
interface TusShop {
  readonly requests: TusRequest[];
  /** Overrides the response to a piece with another status; `null` leaves it unanswered. */
  instead: (() => number | null) | undefined;
}

/** Replaces the network with a fake upload server; the URL of the first upload is `/api/uploads/sent-1`. */
export function fakeTus(): TusShop {
  const shop: TusShop = { requests: [], instead: undefined };
  const lengths = new Map<string, number>();
  let last = 0;

  /** The part of XMLHttpRequest used to send uploads. */
  class Request {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload: (() => void) | undefined;
    readonly #sent = new Map<string, string>();
    readonly #told = new Map<string, string>();
    #method = '';
    #url = '';
    #isAborted = false;

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = new URL(url, document.baseURI).pathname;
    }
    setRequestHeader(name: string, value: string): void {
      this.#sent.set(name.toLowerCase(), value);
    }
    getResponseHeader(name: string): string | null {
      return this.#told.get(name.toLowerCase()) ?? null;
    }
    abort(): void {
      this.#isAborted = true;
    }
    send(body?: Blob): void {
      shop.requests.push({ method: this.#method, metadata: metadataIn(this.#sent.get('upload-metadata')) });
      const status = this.#answer(body);
      if (status === null) return;
      this.status = status;
      setTimeout(() => {
        if (!this.#isAborted) this.onload?.();
      });
    }

    #answer(body?: Blob): number | null {
      if (this.#method === 'POST') {
        last += 1;
        lengths.set(`/api/uploads/sent-${last}`, Number(this.#sent.get('upload-length')));
        this.#told.set('location', `/api/uploads/sent-${last}`);
        return 201;
      }
      if (this.#method === 'HEAD') {
        this.#told.set('upload-offset', '0').set('upload-length', String(lengths.get(this.#url)));
        return 200;
      }
      if (this.#method === 'DELETE') return 204;
      if (shop.instead) return shop.instead();
      this.#told.set('upload-offset', String(body?.size ?? 0));
      return 204;
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return shop;
}

function metadataIn(header = ''): Readonly<Record<string, string>> {
  const pairs = header.split(',').map((pair) => pair.split(' '));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, atob(value)]));
}
