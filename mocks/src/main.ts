import { createMockGateway } from './mock-gateway.ts';
import { scenarios } from './scenarios.ts';

const port = Number(process.env['PORT'] ?? 4000);
const wanted = process.env['SCENARIO'] ?? 'default';
const scenario = scenarios.find((name) => name === wanted);

if (!scenario) {
  console.error(`SCENARIO is "${wanted}"; it must be one of ${scenarios.join(', ')}.`);
  process.exitCode = 1;
} else {
  // A process holding the port in our place exits on this message.
  process.send?.({ type: 'listening' });
  createMockGateway({ scenario, explorerFolder: 'web/dist-explorer' }).listen(port, (error) => {
    if (error) {
      console.error(`The mock gateway cannot listen on port ${port}: ${error.message}. Set PORT to a free one.`);
      process.exit(1);
    }
    if (process.send) process.send({ type: 'ready' });
    else console.info(`Mocked schema, scenario "${scenario}": http://localhost:${port}/graphql`);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => process.exit(0));
}
