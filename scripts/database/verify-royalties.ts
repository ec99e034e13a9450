import { signedDecimal } from '@halfdrop/domain';
import { verifyRoyalties } from '../../api/src/royalties/verify-royalties.ts';
import { runProgram, withDatabase } from '../lib/database-program.ts';

/** Recomputes all royalties and statements, whether or not the shop is running, and reports differences. */
await runProgram(async (config) => {
  await withDatabase(config, async ({ db }) => {
    const startedAt = performance.now();
    // One snapshot: concurrent earnings are in both the lines and the ledger, or in neither.
    const found = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(verifyRoyalties);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    for (const finding of found.findings) console.log(finding);
    console.log(
      `${found.lines} lines and ${found.statements} statements, USD ${signedDecimal(found.totalCents)}, in ${seconds} s.`,
    );
    console.log(`Difference: USD ${signedDecimal(found.differenceCents)}.`);
    if (found.findings.length > 0) process.exitCode = 1;
  });
});
