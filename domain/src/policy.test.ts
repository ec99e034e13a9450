import fc from 'fast-check';
import { type Action, type Actor, can, POLICY, roleOf, STAFF_ROLES, STUDIO_ROLES } from './index.ts';

const shopper: Actor = { id: 'ada', staffRoles: [], studios: [] };
const member: Actor = { ...shopper, studios: [{ studioId: '3', role: 'editor' }] };
const all = (Object.keys(POLICY) as Action[]).toSorted();
const staff = fc.array(fc.constantFrom(...STAFF_ROLES));
const studios = fc.array(fc.record({ studioId: fc.constantFrom('1', '2'), role: fc.constantFrom(...STUDIO_ROLES) }));

test('PR-13 E1 a visitor may do nothing that needs a permission', () => {
  expect(all.filter((action) => can(null, action))).toEqual([]);
});

test('PR-13 E1 people may do with their own things what they may not do with those of others', () => {
  expect(can(shopper, 'order.read')).toBe(true);
  expect(can(shopper, 'order.read', { kind: 'order', accountId: 'ada' })).toBe(true);
  expect(can(shopper, 'order.read', { kind: 'order', accountId: 'grace' })).toBe(false);
});

test('PR-10 PR-13 a member works in their own studio alone', () => {
  expect(can(shopper, 'studio.read')).toBe(false);
  expect(can(member, 'studio.read')).toBe(true);
  expect(can(member, 'studio.read', { kind: 'studio', id: '3' })).toBe(true);
  expect(can(member, 'studio.read', { kind: 'studio', id: '4' })).toBe(false);
});

test('PR-10 an editor uploads and answers; people, money and the end of a studio are the business of its owners', () => {
  const inStudio = (role: (typeof STUDIO_ROLES)[number]) =>
    all.filter((action) => !can(shopper, action) && can({ ...shopper, studios: [{ studioId: '3', role }] }, action));
  const editing = ['studio.answer', 'studio.leave', 'studio.read', 'studio.upload'];
  const owning = ['studio.close', 'studio.counter', 'studio.edit', 'studio.payouts', 'studio.staff'];

  expect(inStudio('editor')).toEqual(editing);
  expect(inStudio('owner')).toEqual([...editing, ...owning].toSorted());
});

test('PR-09 each role of the staff has a work of its own, and the owner all of it', () => {
  const ofStaff = all.filter((action) => can({ ...shopper, staffRoles: ['owner'] }, action) && !can(shopper, action));
  const work = (role: (typeof STAFF_ROLES)[number]) =>
    ofStaff.filter((action) => can({ ...shopper, staffRoles: [role] }, action));

  expect(ofStaff).toEqual(all.filter((action) => POLICY[action].by.some((grant) => grant.startsWith('staff:'))));
  const paid: readonly Action[] = [
    'order.inspect',
    'order.refund',
    'order.resend',
    'person.inspect',
    'shop.overview',
    'subscription.correct',
    'subscription.inspect',
    'subscription.refund',
  ];
  expect(work('finance')).toEqual(
    [...paid, 'coupon.manage', 'money.inspect', 'plan.manage', 'price.manage', 'rates.announce'].toSorted(),
  );
  expect(work('support')).toEqual(
    [...paid, 'person.block', 'person.help', 'person.impersonate', 'review.moderate', 'ticket.answer'].toSorted(),
  );
  expect(work('reviewer')).toEqual(['application.decide', 'shop.overview', 'submission.review']);
  expect(work('catalog')).toEqual([
    'catalog.manage',
    'coupon.manage',
    'price.manage',
    'search.manage',
    'shop.overview',
    'studios.manage',
    'takedown.decide',
  ]);
  expect(work('content')).toEqual(['content.edit', 'newsletter.manage', 'shop.overview']);
});

test('E1 a role more never takes a permission away, and capitals make no difference', () => {
  fc.assert(
    fc.property(staff, staff, studios, fc.constantFrom(...all), (few, more, where, action) => {
      const actor = { id: 'ada', staffRoles: few, studios: where };
      const grown = { ...actor, staffRoles: [...few, ...more] };
      expect(can(grown, action) || !can(actor, action)).toBe(true);
      const shouted = {
        id: 'ada',
        staffRoles: few.map((role) => role.toUpperCase() as Uppercase<typeof role>),
        studios: where.map(({ studioId, role }) => ({ studioId, role: role.toUpperCase() as Uppercase<typeof role> })),
      };
      expect(can(shouted, action)).toBe(can(actor, action));
    }),
  );
});

test.each([
  [{ staffRoles: [], studios: [] }, 'user'],
  [member, 'contributor'],
  [{ staffRoles: ['content'], studios: member.studios }, 'admin'],
] as const)('EN-02 %j is named in a word: %s', (standing, role) => {
  expect(roleOf(standing)).toBe(role);
});
