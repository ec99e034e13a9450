import { STAFF_ROLES } from '@halfdrop/domain';
import { endRoles, grantRole } from '../../api/src/account/roles.service.ts';
import { StartupError } from '../../api/src/platform/startup-error.ts';
import { runProgram, withDatabase } from '../lib/database-program.ts';

const usage = 'Usage: npm run grant -- <email> <role>';

/** Gives an account a role on the staff, or takes all of them away, be the shop open or not. */
await runProgram(async (config, [email, wanted, ...rest]) => {
  if (email === undefined || wanted === undefined || rest.length > 0) throw new StartupError(usage);
  const role = STAFF_ROLES.find((name) => name === wanted);
  if (role === undefined && wanted !== 'none') {
    throw new StartupError(`There is no role ${wanted}: it is ${STAFF_ROLES.join(', ')} or none.`);
  }
  await withDatabase(config, async ({ db }) => {
    if (role === undefined) {
      await endRoles(db, email);
      console.log(`${email} has no role on the staff now.`);
    } else {
      const isNew = await grantRole(db, email, role);
      console.log(`${email} has the role ${role} ${isNew ? 'now' : 'already'}.`);
    }
  });
});
