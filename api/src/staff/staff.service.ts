import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import { findStaff, type StaffRoleChange } from '../account/staff-roles.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from './audit.ts';
import { grantRole, takeRoles } from './change-roles.ts';
import { rolesMail, rolesMailJob, RolesMailPayload } from './roles-mail.ts';
import { readShopEdition } from './shop-edition.ts';
import type { RoleChange, ShopEditionDto, StaffMemberDto } from './staff.contract.ts';

/** Staff and their roles. */
export interface StaffService {
  /** Returns a token that changes with each staff change visible on public pages. */
  edition(): Promise<ShopEditionDto>;
  list(): Promise<{ members: StaffMemberDto[] }>;
  /** @throws not_found if nobody has the address */
  grant(by: AuditAuthor, change: RoleChange): Promise<StaffMemberDto>;
  /** @throws not_found, last_admin if no owner would remain */
  take(by: AuditAuthor, change: RoleChange): Promise<StaffMemberDto>;
  readonly jobs: JobHandlers;
}

interface StaffNeeds extends Pick<Foundation, 'db' | 'mailer' | 'supportEmail'> {
  readonly mailTexts: MailTexts;
  readonly account: Pick<AccountService, 'userById'>;
  readonly audit: Audit;
}

/** Creates the service. */
export function createStaffService(shop: StaffNeeds): StaffService {
  const { db, account, mailer, mailTexts, supportEmail } = shop;

  async function memberOf({ accountId }: StaffRoleChange): Promise<StaffMemberDto> {
    const [member] = await findStaff(db, accountId);
    if (member) return toMember(member);
    const { id, name, email } = await account.userById(accountId);
    return { id, name, email, roles: [], since: null };
  }

  return {
    edition: async () => ({ edition: await readShopEdition(db) }),
    list: async () => ({ members: (await findStaff(db)).map(toMember) }),
    grant: async (by, change) => memberOf(await grantRole(shop, { by, ...change })),
    take: async (by, { role, ...change }) => memberOf(await takeRoles(shop, { by, ...change, roles: [role] })),
    jobs: {
      [rolesMailJob]: async (payload) => {
        const { accountId, ...change } = v.parse(RolesMailPayload, payload);
        const { name, email } = await account.userById(accountId);
        await mailer.send(await rolesMail(mailTexts, { ...change, name, email, supportEmail }));
      },
    },
  };
}

function toMember({ id, name, email, roles, since }: Awaited<ReturnType<typeof findStaff>>[number]): StaffMemberDto {
  return { id, name, email, roles: [...roles], since: since.toISOString() };
}
