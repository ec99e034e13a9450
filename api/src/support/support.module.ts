import type { AccountService } from '../account/account.service.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import type { ExportService } from '../exports/exports.service.ts';
import type { Audit } from '../staff/audit.ts';
import { createAskerService, type AskerService } from './asker.service.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { createDeskService, type DeskService } from './desk/desk.service.ts';
import { createMacroService, type MacroService } from './desk/macros.service.ts';
import { ticketExport } from './desk/ticket-export.ts';
import { takeIncomingMail } from './incoming-mail.ts';
import { supportPersonalData } from './personal-data.repository.ts';
import { askerRoutes, supportRoutes } from './support.routes.ts';
import { createSupportService, type SupportService } from './support.service.ts';

interface SupportNeeds extends Foundation {
  readonly mailTexts: MailTexts;
  readonly account: AccountService;
  readonly audit: Audit;
}

interface OwnNeeds extends Foundation {
  readonly incomingMailSecret?: string | null;
  readonly support: SupportService;
  readonly ticketAsker: AskerService;
  readonly ticketDesk: DeskService;
  readonly supportMacros: MacroService;
  readonly exports: ExportService;
}

/** Tickets, contact form messages, and their answers. */
export const supportModule = {
  services: {
    support: (shop: SupportNeeds) => createSupportService({ ...needs(shop), account: shop.account }),
    ticketAsker: (shop: SupportNeeds) => createAskerService(needs(shop)),
    ticketDesk: ({ db, clock, audit }: SupportNeeds) => createDeskService({ db, clock, audit }),
    supportMacros: ({ db, audit }: SupportNeeds) => createMacroService({ db, audit }),
  },
  routes: (router, environment, shop: OwnNeeds) => {
    const { db, clock, secrets, incomingMailSecret = null } = shop;
    const mail = { db, clock, linkSecret: secrets.supportLinks, mailSecret: incomingMailSecret };
    supportRoutes(router, environment, shop.support);
    askerRoutes(router, environment, {
      asker: shop.ticketAsker,
      takeMail: (payload, signature) => takeIncomingMail(mail, payload, signature),
    });
    deskRoutes(router, environment, { desk: shop.ticketDesk, macros: shop.supportMacros, exports: shop.exports });
  },
  exportedLists: ({ db, clock }: Foundation) => [ticketExport(db, clock)],
  jobs: ({ support }: OwnNeeds) => support.jobs,
  prune: ({ ticketDesk }: OwnNeeds) => ticketDesk.forgetPresence(),
  personalData: supportPersonalData,
} satisfies DomainModule;

function needs({ db, callLimits, clock, mailer, mailTexts, publicUrl, supportEmail, secrets }: SupportNeeds) {
  return { db, callLimits, clock, mailer, mailTexts, publicUrl, supportEmail, linkSecret: secrets.supportLinks };
}
