/** State of an audited subject before or after a change: ids and states, never personal data. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
