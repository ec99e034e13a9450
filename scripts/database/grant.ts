import { STAFF_ROLES } from '@halfdrop/domain';
import { systemClock } from '../../api/src/platform/clock/clock.ts';
import { StartupError } from '../../api/src/platform/startup-error.ts';
import { createAudit } from '../../api/src/staff/audit.ts';
import { grantRole, takeRoles } from '../../api/src/staff/change-roles.ts';
import { runProgram, withDatabase } from '../lib/database-program.ts';

const usage = 'Usage: npm run grant -- <email> <role>';

/** Grants an account a staff role, or revokes all of them, whether or not the shop is running. */
await runProgram(async (config, [email, wanted, ...rest]) => {
  if (email === undefined || wanted === undefined || rest.length > 0) throw new StartupError(usage);
  const role = STAFF_ROLES.find((name) => name === wanted);
  if (role === undefined && wanted !== 'none') {
    throw new StartupError(`There is no role ${wanted}: it is ${STAFF_ROLES.join(', ')} or none.`);
  }
  await withDatabase(config, async ({ db }) => {
    const shop = { db, audit: createAudit({ clock: systemClock }) };
    const order = { by: null, email, reason: 'npm run grant' };
    if (role === undefined) {
      await takeRoles(shop, { ...order, roles: STAFF_ROLES });
      console.log(`${email} has no role on the staff now.`);
    } else {
      const { before } = await grantRole(shop, { ...order, role });
      console.log(`${email} has the role ${role} ${before.includes(role) ? 'already' : 'now'}.`);
    }
  });
});
