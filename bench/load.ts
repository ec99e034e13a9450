import autocannon from 'autocannon';

/** One request of a scenario. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What is asked of one server, over and over. */
export interface Scenario {
  readonly name: string;
  readonly origin: string;
  /** The requests of one connection, in order; never the same twice where `isDistinct`. */
  readonly requestsFor: (connection: number, count: number) => readonly BenchRequest[];
  /** True when an answer from a cache would spoil the figure. */
  readonly isDistinct: boolean;
  /** Throws unless an answer is what the scenario means to measure. */
  readonly checkAnswer: (answer: unknown) => void;
}

/** One round of load on one scenario. */
export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export const CONNECTIONS = 16;
const MAX_DISTINCT_REQUESTS = 700;

/**
 * Puts load on a server from this process for some seconds.
 * @throws when an answer was not a success, or the sizes of the answers tell that some are errors
 */
export async function load(scenario: Scenario, seconds: number): Promise<LoadResult> {
  const latencies: number[] = [];
  let smallest = Number.POSITIVE_INFINITY;
  let largest = 0;
  let firstAt = 0;
  let lastAt = 0;
  let connection = 0;
  const { non2xx, errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: scenario.origin,
        connections: CONNECTIONS,
        duration: seconds,
        setupClient: (client) => {
          const count = scenario.isDistinct ? MAX_DISTINCT_REQUESTS : 1;
          client.setRequests(scenario.requestsFor(connection, count).map((request) => ({ ...request })));
          connection += 1;
        },
      },
      (error: unknown, result) => (error ? reject(asError(error)) : resolve(result)),
    );
    instance.on('start', () => (firstAt = performance.now()));
    instance.on('response', (_client, _status, bytes, milliseconds) => {
      latencies.push(milliseconds);
      smallest = Math.min(smallest, bytes);
      largest = Math.max(largest, bytes);
      lastAt = performance.now();
    });
  });
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${scenario.name}: ${non2xx} answers were no success, ${errors} errors, ${timeouts} timeouts`);
  }
  if (scenario.isDistinct && latencies.length > CONNECTIONS * MAX_DISTINCT_REQUESTS) {
    throw new Error(`${scenario.name}: more than ${MAX_DISTINCT_REQUESTS} requests a connection, some were repeated`);
  }
  if (largest > 3 * smallest) {
    throw new Error(`${scenario.name}: answers of ${smallest} to ${largest} bytes cannot all be what was asked for`);
  }
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    requestsPerSecond: latencies.length / ((lastAt - firstAt) / 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

/** The value that a share of the sorted values does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle of some values. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
