/** What stood, or stands, in something that was changed: ids and states, never what names a person. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
