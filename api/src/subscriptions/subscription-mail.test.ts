import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { signUpForYears, subscribe } from '../../test/support/test-subscription.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const name = 'Read http://bad.example';

async function mailAfterSubscribing(person: SignedIn): Promise<string> {
  await app.db.updateTable('account_user').set({ name }).where('id', '=', person.userId).execute();
  await subscribe(app, person, 'starter-monthly');
  const [mail = '', ...others] = app.outbox().filter((each) => each.includes(`To: ${person.email}`));
  expect(others).toEqual([]);
  return mail;
}

test('an email about a plan names nobody at an address that is not confirmed: it may be a stranger’s', async () => {
  const mail = await mailAfterSubscribing(await app.signUp());
  expect(mail).toContain('Hello,');
  expect(mail).not.toContain('bad.example');
});

test('an email about a plan greets who has confirmed the address by name', async () => {
  const mail = await mailAfterSubscribing(await signUpForYears(app));
  expect(mail).toContain(`Hello ${name},`);
});
