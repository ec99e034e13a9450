import { connect } from 'node:net';
import { reportFigure, roundsOf } from '../../../../scripts/reliability/rounds.mjs';
import { gatewayOver, stopGateways } from '../../../test/support/test-gateway.ts';
import { DOCUMENTS_A_MINUTE } from './unregistered-documents.ts';

afterEach(stopGateways);

/**
 * Writes all requests at once on one connection.
 * @returns the status of each reply, in order
 */
function pipelined(url: string, bodies: readonly string[]): Promise<number[]> {
  const { hostname, port } = new URL(url);
  const requests = bodies.map((body, index) => {
    const head = [
      'POST /graphql HTTP/1.1',
      'host: shop',
      'content-type: application/json',
      `x-forwarded-for: 203.0.113.${index % 250}`,
      `content-length: ${Buffer.byteLength(body)}`,
      ...(index === bodies.length - 1 ? ['connection: close'] : []),
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  });
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(requests.join('')));
    let answers = '';
    socket.on('data', (data) => (answers += String(data)));
    socket.on('error', reject);
    socket.on('close', () => resolve([...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))));
  });
}

test('E5 of requests in one write on one connection exactly the budget passes, whatever address they claim', async () => {
  const rounds = roundsOf({ quick: 1, full: 100 });
  const beyond = 5;
  for (let round = 0; round < rounds; round += 1) {
    const { url, names } = await gatewayOver({}, { unregistered: 'budget' });
    const bodies = Array.from({ length: DOCUMENTS_A_MINUTE + beyond }, (_none, index) =>
      JSON.stringify({ query: `{ asset(id: "${index}") { id } }` }),
    );

    const statuses = await pipelined(url, bodies);

    expect(statuses.filter((status) => status === 200)).toHaveLength(DOCUMENTS_A_MINUTE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(beyond);
    expect(names()).toHaveLength(DOCUMENTS_A_MINUTE);
    await stopGateways();
  }
  reportFigure(
    'E5 of requests in one write on one connection exactly the budget passes',
    `${rounds} of ${rounds} rounds, ${DOCUMENTS_A_MINUTE} of ${DOCUMENTS_A_MINUTE + beyond} requests in each`,
  );
}, 600_000);
