import type { AuditDeskQueryVariables } from './AuditDesk.query.generated.ts';

const DAY_MS = 86_400_000;

/** Filters of the audit log in the URL. */
export const filterNames = ['actor', 'action', 'kind', 'subject', 'from', 'until'] as const;
/** Name of one of the filters. */
export type FilterName = (typeof filterNames)[number];

/** Returns the query variables for the URL. Days are in the local time zone, the last one inclusive. */
export function variablesFrom(search: URLSearchParams): AuditDeskQueryVariables {
  const asked = (name: FilterName) => search.get(name) || null;
  return {
    filter: {
      actorId: asked('actor'),
      action: asked('action'),
      subjectKind: asked('kind'),
      subjectId: asked('subject'),
      fromAt: dayFrom(search.get('from'), 0),
      untilAt: dayFrom(search.get('until'), DAY_MS),
    },
    before: search.get('before'),
  };
}

/**
 * Returns the URL with filters, or with a page that starts before a line; changing filters resets to the newest line.
 */
export function addressOf(search: URLSearchParams, changes: Readonly<Partial<Record<FilterName | 'before', string>>>) {
  const next = new URLSearchParams(search);
  next.delete('before');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '/admin/audit' : `/admin/audit?${text}`;
}

function dayFrom(day: string | null, later: number): string | null {
  const begin = day === null ? Number.NaN : new Date(`${day}T00:00`).getTime();
  return Number.isNaN(begin) ? null : new Date(begin + later).toISOString();
}
