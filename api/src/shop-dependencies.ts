import type { OidcSettings } from './account/oidc-issuer.ts';
import type { Renderers } from './artwork/renderers.ts';
import type { Foundation } from './domain-module.ts';
import type { MalwareScanner } from './platform/malware/malware-scanner.ts';
import type { SmtpSettings } from './platform/mail/mailer.ts';
import type { StripeAccount } from './payments/payments.ts';
import type { SearchBackend } from './search/search-backend.ts';
import type { SettingInForce } from './system/setting-in-force.ts';
import type { ReceiveUpload } from './uploads/receive-upload.ts';

/** What the rules of the shop stand on. */
export interface ShopDependencies extends Omit<Foundation, 'mailer'> {
  readonly renderers: Renderers;
  /** The script of the process that decodes pictures of strangers. */
  readonly intakeProcess: URL;
  /** The script of the thread that compares looks. */
  readonly likenessWorker: URL;
  /** Holds the search index; null where PostgreSQL alone answers. */
  readonly searchBackend: SearchBackend | null;
  /** How the shop is known to the issuer people may sign in with; null while that is switched off. */
  readonly oidcSettings: OidcSettings | null;
  /** Left out, mail is written to the outbox. */
  readonly smtp?: SmtpSettings | null;
  /** Looks through uploads; left out, nothing does. */
  readonly malwareScanner?: MalwareScanner | null;
  /** What the mail server signs with that hands mail on; left out while none does. */
  readonly incomingMailSecret?: string | null;
  /** Whether an empty shop is filled with sample patterns; left out, it is. */
  readonly hasSampleCatalog?: boolean;
  /** Whether the payment sandbox offers to deliver its events badly. */
  readonly hasTestTools: boolean;
  /** Null for the payment sandbox. */
  readonly stripe: StripeAccount | null;
  /** What uploads that nobody has taken yet may need on the disk, all together. */
  readonly uploadSpaceBytes: number;
  /** Days from a counter-notice until a pattern is put on sale again; left out, 14. */
  readonly takedownRestoreDays?: number;
  /** Whom finished uploads are for; left out, they begin submissions. */
  readonly receiveUpload?: ReceiveUpload;
  /** The settings that the process runs by, without their secrets; left out, none are told. */
  readonly settings?: readonly SettingInForce[];
  /** Where our own webhook listens; known once the process listens. */
  readonly webhookUrl: () => string;
}
