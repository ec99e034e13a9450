import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';

/** Runs every gate on the repository; exits with code 1 if one fails. `npm run verify types lint` runs only those. */
async function verify(only) {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const { gates } = await import('./gates/gates.mjs');
  const root = process.cwd();
  let failed = 0;
  for (const { name, check } of gates.filter((gate) => only.length === 0 || only.includes(gate.name))) {
    const problems = await check({ root, tree: root });
    console.log(`${problems ? 'FAIL' : 'ok  '} ${name}`);
    if (problems) console.log(problems);
    failed += problems ? 1 : 0;
  }
  if (failed > 0) throw new Error(`${failed} of the gates failed`);
}

verify(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
