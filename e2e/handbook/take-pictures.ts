import path from 'node:path';
import { openBrowser } from '../support/browser.ts';
import { startDeveloping } from '../support/developing.ts';
import { repositoryRoot } from '../support/repository.ts';
import { deskEntries, pictureOf } from './menu-desks.ts';

const VIEW = { viewport: { width: 1280, height: 860 } };
const QUALITY = 55;

/** Retakes the screenshots of the handbook, of every desk in the mocked shop. */
async function takePictures(): Promise<void> {
  const developing = await startDeveloping({ args: ['--mock'] });
  const browser = await openBrowser();
  try {
    const { page } = await browser.newVisitor({ ...VIEW, baseURL: `http://localhost:${developing.ports.PORT}` });
    const menu = page.getByRole('complementary', { name: 'Mocked shop' });
    await page.goto('/');
    await menu.locator('summary').click();
    await menu.getByLabel('Role').selectOption('admin');
    await menu.locator('summary', { hasText: 'admin' }).waitFor();
    for (const entry of deskEntries()) {
      await page.goto(entry.path, { waitUntil: 'networkidle' });
      await page.mouse.move(0, 0);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await menu.evaluate((element) => element.remove());
      const file = path.join(repositoryRoot, pictureOf(entry));
      await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY, animations: 'disabled' });
      console.log(entry.label);
    }
  } finally {
    await browser.close();
    developing.kill();
  }
}

await takePictures();
