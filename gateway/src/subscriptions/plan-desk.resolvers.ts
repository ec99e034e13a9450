import { licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { ChangePlanTermsInput, LicenseType, PlanVersionStatus, Resolvers } from '../generated/resolvers.ts';
import type { PlanVersion } from '../generated/rest.ts';
import { dollars } from '../platform/money.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { PlanChange, PlanDeskApi } from './PlanDeskApi.ts';
import { planIntervals, planOffers, planTiers } from './plan-enums.ts';

interface Context extends RequestContext {
  readonly planDesk: PlanDeskApi;
}

const licenses = {
  COMMERCIAL: 'commercial',
  EXTENDED: 'extended',
  PERSONAL: 'personal',
  STANDARD: 'standard',
} as const satisfies Record<LicenseType, PlanVersion['license']>;
const statuses: Record<PlanVersion['status'], PlanVersionStatus> = {
  canceled: 'CANCELED',
  planned: 'PLANNED',
  started: 'STARTED',
};
const expects = ['NotFoundError', 'ValidationError', 'VersionConflictError'] as const;
const fields = { NotFoundError: 'planId', VersionConflictError: 'version' } as const;

/** Resolvers for managing plans. Authorization is enforced by the API. */
export const planDeskResolvers: Resolvers<Context> = {
  Query: {
    adminPlans: (_root, _args, { planDesk }) => planDesk.list(),
    adminPlan: (_root, { id }, { planDesk }) => planDesk.one(id),
  },
  Mutation: {
    changePlanTerms: async (_root, { input }, { planDesk }) => {
      const { data, errors } = await outcomeOf(planDesk.change(input.planId, changeOf(input)), {
        expects,
        fields,
        renamed: { includesPremium: 'hasPremiumAccess' },
      });
      return { plan: data, errors };
    },
    cancelPlannedTerms: async (_root, { input: { planId, ...cancellation } }, { planDesk }) => {
      const { data, errors } = await outcomeOf(planDesk.cancel(planId, cancellation), { expects, fields });
      return { plan: data, errors };
    },
    putPlanOnSale: async (_root, { input: { planId, ...sale } }, { planDesk }) => {
      const { data, errors } = await outcomeOf(planDesk.sell(planId, sale), { expects, fields });
      return { plan: data, errors };
    },
  },
  AdminPlan: {
    offer: ({ offer }) => planOffers[offer],
    tier: ({ tier }) => planTiers[tier],
    interval: ({ interval }) => interval && planIntervals[interval],
  },
  PlanVersion: {
    price: ({ price }) => dollars(price),
    license: ({ license }) => licenseTypes[license],
    hasPremiumAccess: ({ includesPremium }) => includesPremium,
    status: ({ status }) => statuses[status],
  },
};

function changeOf(input: ChangePlanTermsInput): PlanChange {
  const { planId: _planId, hasPremiumAccess, license, downloadsPerMonth, trialDownloads, startsAt, ...same } = input;
  return {
    ...same,
    downloadsPerMonth: downloadsPerMonth ?? null,
    license: licenses[license],
    includesPremium: hasPremiumAccess,
    trialDownloads: trialDownloads ?? null,
    startsAt: startsAt ?? null,
  };
}
