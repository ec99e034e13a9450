import { PlanDescriptionField, PlanNameField, ReasonField } from '@halfdrop/domain';
import { demoDeskPlans } from '../factories/desk-plan.ts';
import { usd } from '../factories/money.ts';
import type { AdminPlan, ChangePlanTermsInput, PlanVersion } from '../generated/resolvers.ts';
import { brokenRules, type FieldRule, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound, versionConflict } from '../user-errors.ts';
import type { DeskState } from './staff.ts';

const now = '2026-11-25T09:00:00.000Z';

/** Plans with their versions. */
class MockedPlans {
  #plans: readonly AdminPlan[] = demoDeskPlans();
  readonly #versions = new Map(this.#plans.map(({ id, inForce }) => [id, [inForce]]));

  get all(): AdminPlan[] {
    return [...this.#plans];
  }

  find(id: string): AdminPlan | undefined {
    return this.#plans.find((each) => each.id === id);
  }

  versionsOf({ id }: AdminPlan): PlanVersion[] {
    return (this.#versions.get(id) ?? []).toReversed();
  }

  /** Returns whether another plan of the same interval has this price. */
  isPriceOfAnother({ id, interval }: AdminPlan, price: number): boolean {
    const others = this.#plans.filter((each) => each.id !== id && each.interval === interval);
    return others.some((each) => this.versionsOf(each).some((version) => version.price.minorUnits === price));
  }

  change(plan: AdminPlan, input: ChangePlanTermsInput): AdminPlan {
    const isPlanned = typeof input.startsAt === 'string';
    if (isPlanned) this.#cancel(plan);
    const version = versionFrom(plan, input);
    this.#versions.set(plan.id, [...(this.#versions.get(plan.id) ?? []), version]);
    return this.put({
      ...plan,
      version: version.version,
      ...(isPlanned ? { planned: version } : { inForce: version }),
    });
  }

  cancel(plan: AdminPlan): AdminPlan {
    this.#cancel(plan);
    return this.put({ ...plan, planned: null });
  }

  put(plan: AdminPlan): AdminPlan {
    this.#plans = this.#plans.map((each) => (each.id === plan.id ? plan : each));
    return plan;
  }

  #cancel({ id }: AdminPlan): void {
    const versions = this.#versions.get(id) ?? [];
    this.#versions.set(
      id,
      versions.map((each) => (each.status === 'PLANNED' ? { ...each, status: 'CANCELED' } : each)),
    );
  }
}

function versionFrom({ version }: AdminPlan, input: ChangePlanTermsInput): PlanVersion {
  const { planId: _planId, startsAt, price, ...terms } = input;
  return {
    ...terms,
    version: version + 1,
    price: usd(price),
    downloadsPerMonth: terms.downloadsPerMonth ?? null,
    trialDownloads: terms.trialDownloads ?? null,
    startsAt: startsAt ?? now,
    createdAt: now,
    status: startsAt ? 'PLANNED' : 'STARTED',
    holderCount: 0,
  };
}

function termRules(plans: MockedPlans, plan: AdminPlan, input: ChangePlanTermsInput): FieldRule[] {
  const another = 'Another plan has or had this price: payments are distinguished by their price';
  const isFree = plan.interval === null;
  return [
    fieldRule('name', PlanNameField, input.name),
    fieldRule('description', PlanDescriptionField, input.description),
    fieldRule('reason', ReasonField, input.reason),
    [isFree || input.price > 0, 'price', 'A paid plan must cost more than 0'],
    [!isFree || input.price === 0, 'price', 'Every account has this plan: only its texts can be changed'],
    [isFree || !plans.isPriceOfAnother(plan, input.price), 'price', another],
    [
      input.trialDays > 0 === (typeof input.trialDownloads === 'number'),
      'trialDownloads',
      'Enter the number of patterns of the trial, or disable the trial',
    ],
  ];
}

/** State and resolvers of the plan desk. What visitors see does not change with it. */
export function planDeskState(shop: Shop): DeskState {
  const plans = new MockedPlans();
  return {
    queries: {
      adminPlans: (_root, _args, context) => {
        shop.demand(context, 'plan.manage');
        return plans.all;
      },
      adminPlan: (_root, { id }, context) => {
        shop.demand(context, 'plan.manage');
        const plan = plans.find(id);
        return plan ? { plan, versions: plans.versionsOf(plan) } : null;
      },
    },
    mutations: {
      changePlanTerms: (_root, { input }, context) => {
        shop.demand(context, 'plan.manage');
        const plan = plans.find(input.planId);
        if (!plan) return { plan: null, errors: [notFound('planId')] };
        if (plan.version !== input.version) return { plan: null, errors: [versionConflict(plan.version)] };
        const errors = brokenRules(termRules(plans, plan, input));
        return errors.length > 0 ? { plan: null, errors } : { plan: plans.change(plan, input), errors };
      },
      cancelPlannedTerms: (_root, { input }, context) => {
        shop.demand(context, 'plan.manage');
        const plan = plans.find(input.planId);
        if (!plan?.planned) return { plan: null, errors: [notFound('planId')] };
        if (plan.version !== input.version) return { plan: null, errors: [versionConflict(plan.version)] };
        const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
        return errors.length > 0 ? { plan: null, errors } : { plan: plans.cancel(plan), errors };
      },
      putPlanOnSale: (_root, { input }, context) => {
        shop.demand(context, 'plan.manage');
        const plan = plans.find(input.planId);
        if (!plan) return { plan: null, errors: [notFound('planId')] };
        if (plan.version !== input.version) return { plan: null, errors: [versionConflict(plan.version)] };
        const errors = brokenRules([
          fieldRule('reason', ReasonField, input.reason),
          [plan.interval !== null || input.isOnSale, 'isOnSale', 'Every account has this plan'],
        ]);
        if (errors.length > 0) return { plan: null, errors };
        return { plan: plans.put({ ...plan, isOnSale: input.isOnSale }), errors };
      },
    },
  };
}
