import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Looks a page over: accessibility, one first heading, no sideways scrolling.
 * @returns one line per fault
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `axe ${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) faults.push(`${headings} headings of level 1`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const overflow = width - (page.viewportSize()?.width ?? width);
  if (overflow > 0) faults.push(`scrolls ${overflow} px sideways`);
  return faults;
}
