import type { PersonSort, PersonView } from '@halfdrop/domain';
import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import type { WantedList } from '../platform/database/read-page.ts';
import { Problem } from '../platform/http/problem.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { SubscriptionService } from '../subscriptions/subscriptions.service.ts';
import { unknownPerson, type Order } from './change-person.ts';
import type { ImpersonationDto } from './impersonation.contract.ts';
import type { AdminPersonDto, PersonFactsPageDto } from './people.contract.ts';
import { readPeople } from './people.repository.ts';
import { personActs, stopPlanJob, type ActNeeds, type PersonActs } from './person-acts.ts';
import { personMail, personMailJob, PersonMailPayload } from './person-mail.ts';
import { viewPeople, viewPerson, type PersonViewNeeds } from './person-view.ts';

/** Users as staff see and help them. */
export interface PeopleService {
  list(wanted: WantedList<PersonView, PersonSort>): Promise<PersonFactsPageDto>;
  /** @throws not_found */
  one(id: string): Promise<AdminPersonDto>;
  readonly acts: PersonActs;
  /** @throws not_found, illegal_transition */
  impersonate(order: Order): Promise<ImpersonationDto>;
  readonly jobs: JobHandlers;
}

interface PeopleNeeds extends PersonViewNeeds, ActNeeds, Pick<Foundation, 'mailer' | 'supportEmail'> {
  readonly mailTexts: MailTexts;
  readonly account: Pick<AccountService, 'userById'>;
  readonly subscriptions: Pick<SubscriptionService, 'current' | 'cancel'>;
}

const StopPlanPayload = v.object({ personId: v.string() });

/** Creates the service. */
export function createPeopleService(shop: PeopleNeeds): PeopleService {
  const { db, account, mailer, mailTexts, subscriptions, supportEmail } = shop;
  const acts = personActs(shop);
  return {
    async list({ view, sort, q, ...wanted }) {
      const { rows, pagination } = await readPeople(db, { view, text: q ?? '' }, sort, wanted);
      return { people: await viewPeople(db, rows), pagination };
    },

    async one(id) {
      const person = isRowId(id) ? await viewPerson(shop, id) : null;
      if (!person) throw unknownPerson();
      return person;
    },

    acts,

    async impersonate(order) {
      const session = await acts.impersonate(order);
      return { ...session, user: await account.userById(order.personId) };
    },

    jobs: {
      [personMailJob]: async (payload) => {
        const { id, personId, news, reason } = v.parse(PersonMailPayload, payload);
        const { name, email } = await account.userById(personId);
        await mailer.send(await personMail(mailTexts, { id, news, reason, name, email, supportEmail }));
      },
      [stopPlanJob]: async (payload) => {
        const { personId } = v.parse(StopPlanPayload, payload);
        await subscriptions.cancel(personId).catch((error: unknown) => {
          if (!(error instanceof Problem) || error.code !== 'subscription_state') throw error;
        });
      },
    },
  };
}
