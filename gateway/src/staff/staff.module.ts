import type { DomainModule } from '../platform/domain-module.ts';
import { staffResolvers } from './staff.resolvers.ts';
import { restStaffApi } from './StaffApi.ts';

/** Who works for the shop, and what they have changed. */
export const staffModule = {
  apis: { staff: restStaffApi },
  resolvers: [staffResolvers],
} satisfies DomainModule;
