import { licenseName } from '@halfdrop/domain';
import type { Selectable } from 'kysely';
import type { PlanDto } from './subscriptions.contract.ts';
import type { SubscriptionTables } from './subscriptions.tables.ts';

/** A stored plan. */
export type PlanRow = Selectable<SubscriptionTables['subscriptions_plan']>;

const MONTHS_A_YEAR = 12;

/** A plan's kind of licence in words; plans call the widest by its use. */
const licenceWords = (licence: PlanRow['licence']) =>
  licence === 'extended' ? 'Extended commercial licence' : licenseName(licence);

/** What a yearly plan saves against twelve months of the same tier; null when that is nothing. */
function savingOf(price: number, monthlyPrice: number): Pick<PlanDto, 'listPrice' | 'saving'> {
  const listPrice = monthlyPrice * MONTHS_A_YEAR;
  const saved = listPrice - price;
  if (saved <= 0) return { listPrice: null, saving: null };
  return {
    listPrice,
    saving: { percent: Math.round((saved * 100) / listPrice), months: Math.round(saved / monthlyPrice) },
  };
}

function downloadsLabelOf({ downloads_a_month: aMonth, downloads_once: once }: PlanRow): string {
  if (once !== null) return `${once} free downloads`;
  return aMonth === null ? 'Unlimited downloads' : `${aMonth} downloads a month`;
}

function catalogueLabelOf({ tier, includes_premium: includesPremium }: PlanRow): string {
  if (tier === 'free') return 'Free patterns';
  return includesPremium ? 'All Designs and Premium Designs' : 'All Designs, not Premium';
}

/** A plan in words and figures; `monthlyPrice` is that of its tier, by which a yearly plan is measured. */
export function planTerms(row: PlanRow, monthlyPrice: number | null): PlanDto {
  const downloadsLabel = downloadsLabelOf(row);
  const licenceLabel = licenceWords(row.licence);
  const catalogueLabel = catalogueLabelOf(row);
  const isYearly = row.interval === 'year' && monthlyPrice !== null;
  return {
    id: row.id,
    offer: row.offer,
    tier: row.tier,
    name: row.name,
    description: row.description,
    buttonText: row.tier === 'free' ? 'Create an account' : `Choose ${row.name}`,
    interval: row.interval,
    price: row.price_cents,
    ...(isYearly ? savingOf(row.price_cents, monthlyPrice) : { listPrice: null, saving: null }),
    downloadsPerMonth: row.downloads_a_month,
    downloadsLabel,
    licence: row.licence,
    licenceLabel,
    includesPremium: row.includes_premium,
    catalogueLabel,
    trialDays: row.trial_days,
    trialDownloads: row.trial_downloads,
    perks: row.perks,
    // The catalogue comes first: it is what plans of a higher price differ by from Membership.
    features: [catalogueLabel, downloadsLabel, licenceLabel, ...row.perks],
    isPopular: row.is_popular,
  };
}

/** What a plan is called where its neighbours are not beside it. */
export function planName({ offer, name }: Pick<PlanRow, 'offer' | 'name'>): string {
  return offer === 'membership' ? 'Membership' : name;
}

/** What a plan is called on the page and the invoices of the payment provider. */
export function planLabel(plan: PlanRow): string {
  return `Halfdrop ${planName(plan)}, ${plan.interval === 'year' ? 'yearly' : 'monthly'}`;
}
