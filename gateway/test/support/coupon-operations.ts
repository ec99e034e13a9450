import { ERRORS, MONEY, PAGE } from './selections.ts';

const PRICE = `usd { ${MONEY} } inr { ${MONEY} }`;
const COUPON = `code note discountBasisPoints amountOff { ${PRICE} } isActive startsAt endsAt maxUses maxUsesPerPerson
  category { id name } isPremiumOnly minSubtotal { ${MONEY} } useCount createdAt version`;
const TERMS = 'note: "For the fair", discountBasisPoints: 1500';

/** Operations that cover every root field of coupons once. */
export const couponOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminCoupons', `{ adminCoupons(view: ALL, limit: 1) { items { ${COUPON} } ${PAGE} } }`],
  [
    'adminCoupon',
    `{ adminCoupon(code: "SAVE10") { coupon { ${COUPON} }
      uses { orderNumber status email discount { ${MONEY} } total { ${MONEY} } usedAt } } }`,
  ],
  [
    'createCoupons',
    `mutation { createCoupons(input: { code: "CONTRACT", ${TERMS} }) { coupons { ${COUPON} } ${ERRORS} } }`,
  ],
  [
    'changeCoupon',
    `mutation { changeCoupon(input: { code: "SAVE10", version: 1, isActive: true, ${TERMS} }) {
      coupon { ${COUPON} } ${ERRORS} } }`,
  ],
];
