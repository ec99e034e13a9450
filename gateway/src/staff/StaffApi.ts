import type { AuditChain, AuditPage, ExportLink, ShopEdition, StaffList, StaffMember } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A staff role to grant or revoke, with a reason. */
interface RoleChange {
  readonly email: string;
  readonly role: StaffMember['roles'][number];
  readonly reason: string;
}

/** Filter for audit lines. */
type AuditQuery = Readonly<Record<string, string>>;

/** Staff members and the audit log, for owners. */
export interface StaffApi {
  /** Returns a different text after each change visible on shop pages. */
  edition(): Promise<string>;
  members(): Promise<StaffMember[]>;
  grant(change: RoleChange): Promise<StaffMember>;
  take(change: RoleChange): Promise<StaffMember>;
  auditLines(query: AuditQuery): Promise<AuditPage>;
  exportAudit(wanted: AuditQuery): Promise<ExportLink>;
  auditChain(): Promise<AuditChain>;
}

/** Creates a `StaffApi` that calls the REST API. */
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
