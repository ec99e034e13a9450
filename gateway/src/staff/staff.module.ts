import type { DomainModule } from '../platform/domain-module.ts';
import { staffResolvers } from './staff.resolvers.ts';
import { restStaffApi } from './StaffApi.ts';

/** Staff members and the audit log. */
export const staffModule = {
  apis: { staff: restStaffApi },
  resolvers: [staffResolvers],
} satisfies DomainModule;
