import { topicOfNotice } from '@halfdrop/domain';
import * as v from 'valibot';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { noticeMail, noticeMailJob } from './notice-mail.ts';
import { findNotice } from './notices.repository.ts';
import { noticeRoutes } from './notices.routes.ts';
import { createNoticeService, type NoticeService } from './notices.service.ts';
import { noticePersonalData } from './personal-data.repository.ts';
import { noticeMailReaders } from './post-notice.ts';

const MailJobSchema = v.object({ id: v.string() });

/** Notices to studios, in their panel and by mail. */
export const noticesModule = {
  services: { studioNotices: createNoticeService },
  routes: (router, environment, { studioNotices }: { readonly studioNotices: NoticeService }) =>
    noticeRoutes(router, environment, studioNotices),
  jobs: ({ db, mailer, mailTexts, publicUrl }: Foundation & { readonly mailTexts: MailTexts }) => ({
    [noticeMailJob]: async (payload) => {
      const notice = await findNotice(db, v.parse(MailJobSchema, payload).id);
      if (!notice) return;
      for (const reader of await noticeMailReaders(db, notice.studio_id, topicOfNotice(notice.kind))) {
        const mail = await noticeMail({ mailTexts, publicUrl }, notice, reader);
        if (mail) await mailer.send(mail);
      }
    },
  }),
  personalData: noticePersonalData,
} satisfies DomainModule;
