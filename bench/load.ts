import autocannon from 'autocannon';
import { quantile } from './statistics.ts';
import type { Question } from './shop/operation.ts';

/** The result of a number of requests. */
export interface LoadResult {
  readonly sent: number;
  /** Requests without the expected response, for any reason. */
  readonly failed: number;
  /** Description of the first failure. */
  readonly failure: string | null;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

interface LoadOptions {
  readonly origin: string;
  readonly ask: () => Question;
  readonly connections: number;
  /** At least one for each connection. */
  readonly amount: number;
}

const TIMEOUT_SECONDS = 10;

/**
 * Sends a number of requests over some connections, each as soon as the previous one was answered; validates every
 * response.
 */
export async function load({ origin, ask, connections, amount }: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = [];
  let failure: string | null = null;
  let firstAt = performance.now();
  let lastAt = firstAt;
  const asker = () => {
    let check: Question['check'];
    return {
      setupRequest: (request: autocannon.Request) => {
        const question = ask();
        check = question.check;
        const { method, path, body } = question;
        return { ...request, method, path, headers: { ...question.headers }, ...(body === undefined ? {} : { body }) };
      },
      onResponse: (status: number, body: string) => {
        lastAt = performance.now();
        const wrong = status === 200 ? failureOf(() => check(body)) : `answered ${status}: ${body.slice(0, 200)}`;
        if (wrong !== null) failure ??= wrong;
        else isRight = true;
      },
    };
  };
  let isRight = false;
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: origin,
        connections,
        amount,
        timeout: TIMEOUT_SECONDS,
        sampleInt: 20,
        setupClient: (client) => client.setRequests([asker()]),
      },
      (error: unknown, result) => (error ? reject(asError(error)) : resolve(result)),
    );
    instance.on('start', () => (firstAt = performance.now()));
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      if (isRight) latencies.push(milliseconds);
      isRight = false;
    });
  });
  latencies.sort((a, b) => a - b);
  return {
    sent: amount,
    failed: amount - latencies.length,
    failure: failure ?? (errors > 0 ? `${timeouts} timeouts, ${errors - timeouts} broken connections` : null),
    requestsPerSecond: latencies.length / ((lastAt - firstAt) / 1000),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
  };
}

function failureOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    return asError(error).message;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
