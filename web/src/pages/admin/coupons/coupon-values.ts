import { centsOf, CouponCodeField, CouponNoteField, decimalOf, MAX_COUPON_SERIES } from '@halfdrop/domain';
import * as v from 'valibot';
import type { ChangeCouponInput } from '#generated/types.ts';
import type { FormFailure } from '#lib/form-failure.ts';
import { lastInstantOf } from '#lib/last-instant.ts';
import { checkedWords, type FieldWords } from '../conflict/differences.ts';
import type { Coupon } from './coupon-words.ts';

const DAY_MILLISECONDS = 86_400_000;

const isBlankOr = (isRight: (text: string) => boolean) => (text: string) => text.trim() === '' || isRight(text);
const isCount = (text: string) => /^\s*[1-9]\d{0,8}\s*$/.test(text);
const isAmount = (text: string) => (centsOf(text) ?? 0) > 0;
const isPercent = (text: string) =>
  /^\s*\d{1,3}(\.\d{1,2})?\s*$/.test(text) && basisPointsOf(text) > 0 && basisPointsOf(text) <= 10_000;

const count = (words: string) => v.pipe(v.string(), v.check(isBlankOr(isCount), words));
const wholeNumber = 'Please enter a whole number above 0';

/** Rules of the coupon form. A percentage, if given, takes precedence over the amounts. */
export const CouponValues = v.pipe(
  v.object({
    code: CouponCodeField,
    seriesCount: v.pipe(
      v.string(),
      v.check(
        isBlankOr((text) => isCount(text) && Number(text) <= MAX_COUPON_SERIES),
        `Please enter 1 to ${MAX_COUPON_SERIES}`,
      ),
    ),
    note: CouponNoteField,
    percent: v.pipe(v.string(), v.check(isBlankOr(isPercent), 'Please enter a share, such as 15 or 12.5')),
    usd: v.pipe(v.string(), v.check(isBlankOr(isAmount), 'Please enter dollars, such as 5.00')),
    inr: v.pipe(v.string(), v.check(isBlankOr(isAmount), 'Please enter rupees, such as 400.00')),
    firstDay: v.string(),
    lastDay: v.string(),
    maxUses: count(wholeNumber),
    maxUsesPerPerson: count(wholeNumber),
    categoryId: v.string(),
    isPremiumOnly: v.boolean(),
    minSubtotal: v.pipe(v.string(), v.check(isBlankOr(isAmount), 'Please enter dollars, such as 20.00')),
    isActive: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['percent'], ['usd'], ['inr']],
      ({ percent, usd, inr }) => (percent.trim() !== '') !== (usd.trim() !== '' && inr.trim() !== ''),
      'Please enter a share, or an amount in both currencies',
    ),
    ['percent'],
  ),
  v.forward(
    v.partialCheck(
      [['firstDay'], ['lastDay']],
      ({ firstDay, lastDay }) => firstDay === '' || lastDay === '' || firstDay <= lastDay,
      'The last day is not before the first',
    ),
    ['lastDay'],
  ),
);
/** Form values of a coupon. */
export type CouponForm = v.InferInput<typeof CouponValues>;

const fieldNames: Readonly<Record<string, keyof CouponForm>> = {
  discountBasisPoints: 'percent',
  amountOff: 'usd',
  startsAt: 'firstDay',
  endsAt: 'lastDay',
};
const couponFields = [
  'code',
  'seriesCount',
  'note',
  'percent',
  'usd',
  'inr',
  'firstDay',
  'lastDay',
  'maxUses',
  'maxUsesPerPerson',
  'categoryId',
  'minSubtotal',
] as const;

/** Maps the server's field errors to the form's fields. */
export function formFailure({ message, fields }: Pick<FormFailure, 'message' | 'fields'>) {
  const shown = { message, fields: fields.map((field) => ({ ...field, path: fieldNames[field.path] ?? field.path })) };
  return { shown, fields: couponFields };
}

/** Formats the fields of a coupon for the conflict notice. */
export function couponFieldWords(
  categories: ReadonlyArray<{ readonly id: string; readonly name: string }>,
): FieldWords<CouponForm> {
  const categoryName = (id: string) => categories.find((each) => each.id === id)?.name ?? id;
  return [
    ['Share in percent', ({ percent }) => percent],
    ['Amount in dollars', ({ usd }) => usd],
    ['Amount in rupees', ({ inr }) => inr],
    ['First day', ({ firstDay }) => firstDay],
    ['Last day', ({ lastDay }) => lastDay],
    ['Uses in all', ({ maxUses }) => maxUses],
    ['Uses for each person', ({ maxUsesPerPerson }) => maxUsesPerPerson],
    ['Category', ({ categoryId }) => (categoryId === '' ? 'All categories' : categoryName(categoryId))],
    ['Subtotal at least, in dollars', ({ minSubtotal }) => minSubtotal],
    ['For premium patterns alone', ({ isPremiumOnly }) => checkedWords(isPremiumOnly)],
    ['Note', ({ note }) => note],
    ['It counts', ({ isActive }) => checkedWords(isActive)],
  ];
}

/** Blank form values. */
export const emptyCoupon: CouponForm = {
  code: '',
  seriesCount: '',
  note: '',
  percent: '',
  usd: '',
  inr: '',
  firstDay: '',
  lastDay: '',
  maxUses: '',
  maxUsesPerPerson: '',
  categoryId: '',
  isPremiumOnly: false,
  minSubtotal: '',
  isActive: true,
};

/** Returns the form values of a coupon; days are in UTC. */
export function valuesOf(coupon: Coupon): CouponForm {
  const { discountBasisPoints: share, amountOff, startsAt, endsAt } = coupon;
  return {
    ...emptyCoupon,
    code: coupon.code,
    note: coupon.note,
    percent: share === null ? '' : String(share / 100),
    usd: amountOff ? decimalOf(amountOff.usd.minorUnits) : '',
    inr: amountOff ? decimalOf(amountOff.inr.minorUnits) : '',
    firstDay: startsAt === null ? '' : startsAt.slice(0, 10),
    lastDay: endsAt === null ? '' : lastInstantOf(endsAt).slice(0, 10),
    maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
    maxUsesPerPerson: coupon.maxUsesPerPerson === null ? '' : String(coupon.maxUsesPerPerson),
    categoryId: coupon.category?.id ?? '',
    isPremiumOnly: coupon.isPremiumOnly,
    minSubtotal: coupon.minSubtotal === null ? '' : decimalOf(coupon.minSubtotal.minorUnits),
    isActive: coupon.isActive,
  };
}

/** Converts the form values to mutation input: the first day starts, and the last day ends, at midnight UTC. */
export function termsFrom(values: CouponForm): Omit<ChangeCouponInput, 'code' | 'version' | 'isActive'> {
  const { percent, usd, inr, firstDay, lastDay, categoryId } = values;
  const isShare = percent.trim() !== '';
  return {
    note: values.note,
    discountBasisPoints: isShare ? basisPointsOf(percent) : null,
    amountOff: isShare ? null : { usd: centsOf(usd) ?? 0, inr: centsOf(inr) ?? 0 },
    startsAt: firstDay === '' ? null : `${firstDay}T00:00:00.000Z`,
    endsAt: lastDay === '' ? null : new Date(Date.parse(lastDay) + DAY_MILLISECONDS).toISOString(),
    maxUses: numberFrom(values.maxUses),
    maxUsesPerPerson: numberFrom(values.maxUsesPerPerson),
    categoryId: categoryId === '' ? null : categoryId,
    isPremiumOnly: values.isPremiumOnly,
    minSubtotal: centsOf(values.minSubtotal),
  };
}

function basisPointsOf(percent: string): number {
  return Math.round(Number(percent) * 100);
}

function numberFrom(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
