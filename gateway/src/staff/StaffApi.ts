import type { AuditChain, AuditPage, ExportLink, ShopEdition, StaffList, StaffMember } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Whose role is given or taken, and why. */
interface RoleChange {
  readonly email: string;
  readonly role: StaffMember['roles'][number];
  readonly reason: string;
}

/** Which lines of the audit are wanted. */
type AuditQuery = Readonly<Record<string, string>>;

/** Who works for the shop, and what they have changed, for owners. */
export interface StaffApi {
  /** Another text after each change that pages of the shop show. */
  edition(): Promise<string>;
  members(): Promise<StaffMember[]>;
  grant(change: RoleChange): Promise<StaffMember>;
  take(change: RoleChange): Promise<StaffMember>;
  auditLines(query: AuditQuery): Promise<AuditPage>;
  exportAudit(wanted: AuditQuery): Promise<ExportLink>;
  auditChain(): Promise<AuditChain>;
}

/** The staff over REST. */
export function restStaffApi(client: RestClient): StaffApi {
  return {
    edition: async () => (await client.get<ShopEdition>(restPath`/shop-edition`)).edition,
    members: async () => (await client.get<StaffList>(restPath`/admin/staff`)).members,
    grant: (change) => client.post<StaffMember>(restPath`/admin/staff/grant-role`, change),
    take: (change) => client.post<StaffMember>(restPath`/admin/staff/take-role`, change),
    auditLines: (query) => client.get<AuditPage>(restPath`/admin/audit`, query),
    exportAudit: (wanted) => client.post<ExportLink>(restPath`/admin/audit/exports`, wanted),
    auditChain: () => client.get<AuditChain>(restPath`/admin/audit/chain`),
  };
}
