import {
  centsOf,
  decimalOf,
  MAX_PLAN_PERKS,
  MAX_TRIAL_DAYS,
  PlanDescriptionField,
  PlanNameField,
  planLicenseName,
  PlanPerkField,
  ReasonField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import type { ChangePlanTermsInput, LicenseType } from '#generated/types.ts';
import type { FormFailure } from '#lib/form-failure.ts';
import { checkedWords, type FieldWords } from '../conflict/differences.ts';
import type { DeskPlan } from './plan-desk-words.ts';

/** Licenses that a plan can grant. */
export const LICENSE_CHOICES = [
  'PERSONAL',
  'STANDARD',
  'COMMERCIAL',
  'EXTENDED',
] as const satisfies readonly LicenseType[];

const wholeOrNothing = v.pipe(v.string(), v.regex(/^\d{0,6}$/, 'Must be a whole number'));

/** Parses one perk per line. */
function perksIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Rules of the form for a plan's terms. */
export const PlanValues = v.object({
  name: PlanNameField,
  description: PlanDescriptionField,
  price: v.pipe(
    v.string(),
    v.check((text) => centsOf(text) !== null, 'Please enter dollars, such as 49.00'),
  ),
  downloads: wholeOrNothing,
  license: v.picklist(LICENSE_CHOICES),
  hasPremiumAccess: v.boolean(),
  trialDays: v.pipe(
    wholeOrNothing,
    v.check((text) => Number(text) <= MAX_TRIAL_DAYS, `At most ${MAX_TRIAL_DAYS} days`),
  ),
  trialDownloads: wholeOrNothing,
  perks: v.pipe(
    v.string(),
    v.check((text) => perksIn(text).length <= MAX_PLAN_PERKS, `At most ${MAX_PLAN_PERKS}`),
    v.check((text) => perksIn(text).every((perk) => v.is(PlanPerkField, perk)), 'At most 60 characters a line'),
  ),
  isPopular: v.boolean(),
  firstDay: v.string(),
  reason: ReasonField,
});
/** Form values of a plan's terms. */
export type PlanForm = v.InferInput<typeof PlanValues>;

const fieldNames: Readonly<Record<string, keyof PlanForm>> = { downloadsPerMonth: 'downloads', startsAt: 'firstDay' };

/** Form fields that the server may reject. */
export const planFields = [
  'name',
  'description',
  'price',
  'downloads',
  'license',
  'trialDays',
  'trialDownloads',
  'perks',
  'firstDay',
  'reason',
] as const;

/** Maps the server's field errors to the form's fields. */
export function typedFailure({ message, fields }: Pick<FormFailure, 'message' | 'fields'>) {
  return { message, fields: fields.map((field) => ({ ...field, path: fieldNames[field.path] ?? field.path })) };
}

const text = (number: number | null) => (number === null ? '' : String(number));

/** Returns the form values of the current terms. */
export function valuesOf({ inForce }: DeskPlan): PlanForm {
  return {
    name: inForce.name,
    description: inForce.description,
    price: decimalOf(inForce.price.minorUnits),
    downloads: text(inForce.downloadsPerMonth),
    license: inForce.license,
    hasPremiumAccess: inForce.hasPremiumAccess,
    trialDays: text(inForce.trialDays),
    trialDownloads: text(inForce.trialDownloads),
    perks: inForce.perks.join('\n'),
    isPopular: inForce.isPopular,
    firstDay: '',
    reason: '',
  };
}

const numberIn = (typed: string) => (typed === '' ? null : Number(typed));

/** Formats the fields of a plan for the conflict notice. */
export const planFieldWords: FieldWords<PlanForm> = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Price in dollars', ({ price }) => price],
  ['Downloads a month', ({ downloads }) => (downloads === '' ? 'no limit' : downloads)],
  ['Days of trial', ({ trialDays }) => trialDays],
  ['Downloads of a trial', ({ trialDownloads }) => trialDownloads],
  ['Licence', ({ license }) => planLicenseName(license)],
  ['It covers premium patterns', ({ hasPremiumAccess }) => checkedWords(hasPremiumAccess)],
  ['Perks', ({ perks }) => perks],
  ['It is recommended', ({ isPopular }) => checkedWords(isPopular)],
];

/** Converts the form values to mutation input: days start at midnight UTC. */
export function changeFrom({ id, version }: DeskPlan, values: PlanForm): ChangePlanTermsInput {
  const { price, downloads, trialDays, trialDownloads, perks, firstDay, ...same } = values;
  return {
    ...same,
    planId: id,
    version,
    price: centsOf(price) ?? 0,
    downloadsPerMonth: numberIn(downloads),
    trialDays: numberIn(trialDays) ?? 0,
    trialDownloads: numberIn(trialDownloads),
    perks: perksIn(perks),
    startsAt: firstDay === '' ? null : `${firstDay}T00:00:00.000Z`,
  };
}
