import type { OidcSettings } from './account/oidc-issuer.ts';
import type { Renderers } from './artwork/renderers.ts';
import type { Foundation } from './domain-module.ts';
import type { MalwareScanner } from './platform/malware/malware-scanner.ts';
import type { SmtpSettings } from './platform/mail/mailer.ts';
import type { StripeAccount } from './payments/payments.ts';
import type { SearchBackend } from './search/search-backend.ts';
import type { SettingInForce } from './system/setting-in-force.ts';
import type { ReceiveUpload } from './uploads/receive-upload.ts';

/** Dependencies of the shop. */
export interface ShopDependencies extends Omit<Foundation, 'mailer'> {
  readonly renderers: Renderers;
  /** Script of the process that decodes untrusted images. */
  readonly intakeProcess: URL;
  /** Script of the visual similarity worker thread. */
  readonly likenessWorker: URL;
  /** In-memory search index; null when PostgreSQL answers all searches. */
  readonly searchBackend: SearchBackend | null;
  /** OIDC client settings; null when sign-in through an issuer is disabled. */
  readonly oidcSettings: OidcSettings | null;
  /** Mail server; when omitted, mail is written to the outbox folder. */
  readonly smtp?: SmtpSettings | null;
  /** Scanner of uploads; when omitted, they are not scanned. */
  readonly malwareScanner?: MalwareScanner | null;
  /** Key with which the mail server signs forwarded mail; omitted when incoming mail is disabled. */
  readonly incomingMailSecret?: string | null;
  /** Whether an empty shop is seeded with sample patterns; defaults to true. */
  readonly hasSampleCatalog?: boolean;
  /** Whether the payment sandbox can simulate faulty event delivery. */
  readonly hasTestTools: boolean;
  /** Null to use the payment sandbox. */
  readonly stripe: StripeAccount | null;
  /** Maximum total disk space of pending uploads, in bytes. */
  readonly uploadSpaceBytes: number;
  /** Days from a counter-notice until a pattern is relisted; defaults to 14. */
  readonly takedownRestoreDays?: number;
  /** Receiver of finished uploads; by default they start submissions. */
  readonly receiveUpload?: ReceiveUpload;
  /** Settings shown to the staff, without secrets; none by default. */
  readonly settings?: readonly SettingInForce[];
  /** Returns the URL of our own webhook; known once the process listens. */
  readonly webhookUrl: () => string;
}
