import { mockEntries } from '../server-bundle.mjs';
import { openBundle } from './bundle.mjs';
import { createCodegen } from './codegen.mjs';
import { createPart } from './part.mjs';
import { watchFolders } from './watch.mjs';

const watched = ['schema', 'domain/src', 'mocks/src', 'web/src', 'codegen'];

/**
 * Starts the mocked schema in place of the gateway, from a bundle that follows its sources.
 * @param {{ env: NodeJS.ProcessEnv, gatewayPort: string, debuggers: { gateway: string[] },
 *   onStop: (undo: () => unknown) => void }} options `debuggers`: the flags that open a debugger port
 */
export async function startMockedShop({ env, gatewayPort, debuggers, onStop }) {
  const bundle = await openBundle(mockEntries, 'mocks/dist-dev');
  onStop(() => bundle.close());
  if (!(await bundle.build())) throw new Error('The mocked schema cannot be built.');
  const mocks = createPart({
    name: 'mocks',
    entry: 'mocks/dist-dev/main.js',
    env: { ...env, PORT: gatewayPort },
    flags: debuggers.gateway,
  });
  onStop(() => mocks.stop());
  await mocks.start();
  const generate = createCodegen();
  const follow = async () => {
    if (await bundle.build()) await mocks.restart();
  };
  onStop(
    watchFolders(watched, (files) => {
      generate(files);
      if (bundle.isMadeOf(files)) void follow();
    }),
  );
}
