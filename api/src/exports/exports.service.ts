import { can } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { readSignedToken, signToken } from '../platform/ids/signed-token.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import type { ExportedList, ExportFilter } from './exported-list.ts';
import type { ExportLinkDto } from './exports.contract.ts';
import { findRoles } from './exports.repository.ts';

/** Lifetime of a link; a download in progress continues. */
const LINK_MILLISECONDS = 5 * 60 * 1000;
const PURPOSE = 'export';

const LinkFacts = v.object({
  list: v.string(),
  filter: v.record(v.string(), v.union([v.string(), v.number()])),
  accountId: v.string(),
  expiresAt: v.number(),
});

/** Exports of staff lists, generated while they are streamed. */
export interface ExportService {
  /** Creates a link for one user and writes an audit line. Permissions are checked by the calling endpoint. */
  link(by: AuditAuthor, list: string, filter: ExportFilter): Promise<ExportLinkDto>;
  /** @throws not_found for every link that does not work */
  open(token: string): Promise<{ readonly fileName: string; readonly content: AsyncIterable<string> }>;
}

interface ExportNeeds extends Pick<Foundation, 'db' | 'clock' | 'secrets'> {
  readonly audit: Audit;
  readonly exportedLists: readonly ExportedList[];
}

/** Creates the service. */
export function createExportService({ db, clock, secrets, audit, exportedLists }: ExportNeeds): ExportService {
  const listNamed = (name: string) => exportedLists.find((list) => list.name === name);
  return {
    async link(by, name, filter) {
      const list = listNamed(name);
      if (!list) throw new Error(`no list is called ${name}`);
      const { view = 'all', ...narrowing } = filter;
      const isSearched = Object.values(narrowing).some((each) => each !== undefined);
      await inTransaction(db, (trx) =>
        audit.record(trx, {
          by,
          action: list.action,
          subject: { kind: 'export', id: name },
          before: null,
          // The search text may be an email address.
          after: { view, isSearched },
          why: '',
        }),
      );
      const expiresAt = new Date(clock.now().getTime() + LINK_MILLISECONDS);
      const facts = { list: name, filter, accountId: by.userId, expiresAt: expiresAt.getTime() };
      const token = signToken(secrets.downloadLinks, PURPOSE, JSON.stringify(facts));
      return { url: `/api/exports/${token}`, expiresAt: expiresAt.toISOString() };
    },

    async open(token) {
      const content = readSignedToken(secrets.downloadLinks, PURPOSE, token);
      if (content === null) throw new Problem('not_found');
      const facts = v.parse(LinkFacts, JSON.parse(content));
      const list = listNamed(facts.list);
      if (!list || facts.expiresAt <= clock.now().getTime()) throw new Problem('not_found');
      const reader = { id: facts.accountId, staffRoles: await findRoles(db, facts.accountId), studios: [] };
      if (!can(reader, list.action)) throw new Problem('not_found');
      const day = clock.now().toISOString().slice(0, 10);
      return { fileName: `Halfdrop-${list.name}-${day}.csv`, content: list.csv(facts.filter, reader.id) };
    },
  };
}
