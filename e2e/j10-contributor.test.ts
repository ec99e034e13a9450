import type { Page } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { linkIn, mailsTo } from './support/outbox.ts';
import { confirmAddress, newShopper, register } from './support/shopper.ts';
import { grantRole } from './support/staff.ts';
import { fillRegistration, gone, openLive, seen, signInTo } from './support/steps.ts';
import { sampleTiles } from './support/studio.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

describe('J10 contributor', () => {
  const step = journey();
  const designer = newShopper('Ines Duarte');
  const colleague = newShopper('Tomas Reyes');
  const reviewer = newShopper('Vera Lindqvist');
  const slug = `ines-${designer.username}`;
  const studioName = `Ines ${designer.username}`;
  let scene: Scene;
  let visitor: Visitor;
  let desk: Visitor;
  let page: Page;
  const others: Visitor[] = [];

  const main = (of = page) => of.getByRole('main');
  const title = (name: string | RegExp, of = page) => of.getByRole('heading', { level: 1, name });
  const field = (label: string) => main().getByLabel(label, { exact: true });
  const saved = () =>
    seen(
      main()
        .getByRole('status')
        .filter({ hasText: /^Saved$/ }),
    );

  async function enter(device: typeof desktop): Promise<Visitor> {
    const other = await scene.enter(device);
    others.push(other);
    return other;
  }

  beforeAll(async () => {
    scene = await openScene();
    await register(scene.shop.url, reviewer);
    await grantRole(scene.shop, reviewer, 'reviewer');
    visitor = await enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => {
    for (const other of others) other.requireQuiet();
  });

  step('BC-30 R-39 the way in says what designers get, and needs an account with a confirmed address', async () => {
    await openLive(page, '/contributors');
    await visitor.screenshot('j10-01-contributors');
    await main().getByRole('link', { name: 'Create account' }).click();
    await fillRegistration(page, designer);
    const again = main().getByRole('button', { name: 'Send the confirmation email again' });
    await expect(seen(again)).resolves.toBe(true);
    await confirmAddress(scene.shop, designer);
    await main().getByRole('button', { name: 'I have confirmed it' }).click();
    await expect(seen(main().getByRole('form', { name: 'Application' }))).resolves.toBe(true);
  });

  step('R-39 what is typed is kept while one goes elsewhere', async () => {
    await field('Studio name').fill(studioName);
    await field('Address').fill(slug);
    await field('Known for').fill('Woven geometry');
    await field('About the studio').fill('Cloth from the loom, drawn by hand.');
    await saved();
    await openLive(page, '/products');
    await openLive(page, '/contributors');
    await seen(main().getByRole('form', { name: 'Application' }));
    expect(await field('Studio name').inputValue()).toBe(studioName);
    expect(await field('About the studio').inputValue()).toBe('Cloth from the loom, drawn by hand.');
  });

  step('R-39 samples go up with their progress, and what is no picture is refused in words', async () => {
    const files = main().getByLabel('Sample files');
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') };
    await files.setInputFiles([notes, ...(await sampleTiles(scene.shop.url))]);
    const added = main().getByRole('list', { name: 'Samples added' }).getByRole('listitem');
    await expect(seen(added.nth(5))).resolves.toBe(true);
    const refused = main().getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: 'notes.png' });
    await expect(seen(refused)).resolves.toBe(true);
    const told = main().getByRole('list', { name: 'Found in your files' }).getByRole('listitem');
    await expect(seen(told.filter({ hasText: 'notes.png: The file is of no kind that is taken' }))).resolves.toBe(true);
    // The refusal of the file has an error status, which the browser logs.
    visitor.takeComplaints();
    await visitor.screenshot('j10-02-samples');
  });

  step('R-39 what is missing leads to its field; a whole application is submitted and answered by a day', async () => {
    await main().getByRole('button', { name: 'Submit application' }).click();
    await expect(seen(main().getByRole('alert').filter({ hasText: 'Country is required' }))).resolves.toBe(true);
    await field('Country').selectOption({ label: 'Portugal' });
    await field('Main category').selectOption({ index: 2 });
    await main().getByLabel('By hand').check();
    await saved();
    await main().getByRole('button', { name: 'Submit application' }).click();
    await expect(seen(main().getByText(`We are looking at the work of ${studioName}`))).resolves.toBe(true);
    await mailsTo(scene.shop, designer.email, { subject: /^We have your application$/ });
    await visitor.screenshot('j10-03-submitted');
  });

  step('PR-10 nobody sees the studio before it is accepted', async () => {
    await openLive(page, `/designer/${slug}`);
    await expect(seen(title('Designer not found'))).resolves.toBe(true);
    visitor.takeComplaints();
  });

  step('R-39 a reviewer looks at samples and facts, and accepts with words', async () => {
    desk = await enter(desktop);
    await signInTo(desk.page, reviewer, '/admin/applications');
    await main(desk.page).getByRole('link', { name: studioName }).click();
    await expect(seen(title(studioName, desk.page))).resolves.toBe(true);
    await expect(seen(main(desk.page).getByRole('img', { name: /\.webp$/ }))).resolves.toBe(true);
    await desk.screenshot('j10-04-desk');
    const form = main(desk.page).getByRole('form', { name: 'Accept' });
    await form.getByLabel('Words to the applicant').fill('Lovely weaves.');
    await form.getByRole('button', { name: 'Accept application' }).click();
    await expect(seen(main(desk.page).getByRole('link', { name: `See ${studioName}` }))).resolves.toBe(true);
  });

  step('R-23 the mail leads the new owner to the panel, and the profile shows on the public page', async () => {
    const [mail = ''] = await mailsTo(scene.shop, designer.email, { subject: /^Welcome, / });
    expect(mail).toContain('Lovely weaves.');
    await openLive(page, linkIn(mail, '/contributor'));
    await expect(seen(title(studioName))).resolves.toBe(true);
    await visitor.screenshot('j10-05-panel');
    await page.getByRole('navigation', { name: 'Contributor panel' }).getByRole('link', { name: 'Studio' }).click();
    await field('Links').fill('https://loom.example/work');
    await main().getByRole('button', { name: 'Save profile' }).click();
    await expect(seen(page.getByText('Profile saved'))).resolves.toBe(true);
    await visitor.screenshot('j10-06-studio');
    await openLive(page, `/designer/${slug}`);
    await expect(seen(title(studioName))).resolves.toBe(true);
    await expect(seen(main().getByRole('link', { name: 'loom.example/work' }))).resolves.toBe(true);
    await expect(seen(main().getByText('Portugal', { exact: false }))).resolves.toBe(true);
    await visitor.screenshot('j10-07-public');
  });

  step('R-23 PR-10 a colleague who was invited works there as an editor, who changes no profile', async () => {
    await openLive(page, '/contributor/studio');
    await field('Invite by email').fill(colleague.email);
    await main().getByRole('button', { name: 'Send invitation' }).click();
    await expect(seen(page.getByText('Invitation sent'))).resolves.toBe(true);
    const [mail = ''] = await mailsTo(scene.shop, colleague.email, { subject: /invites you/ });

    const other = await enter(phone);
    await openLive(other.page, linkIn(mail, '/studio-invitation'));
    await main(other.page).getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(other.page, colleague);
    await main(other.page).getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(seen(title(`You work in ${studioName} now`, other.page))).resolves.toBe(true);
    await main(other.page).getByRole('link', { name: 'Open the contributor panel' }).click();
    await expect(seen(title(studioName, other.page))).resolves.toBe(true);
    await other.page
      .getByRole('navigation', { name: 'Contributor panel' })
      .getByRole('link', { name: 'Studio' })
      .click();
    await expect(seen(main(other.page).getByText('Only owners of the studio change its profile.'))).resolves.toBe(true);
    await expect(gone(main(other.page).getByRole('form', { name: 'Invite' }))).resolves.toBe(true);
    await other.screenshot('j10-08-editor');
  });
});
