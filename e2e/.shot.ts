import { openBrowser, desktop, phone } from './support/browser.ts';
const [base, ...paths] = process.argv.slice(2);
const b = await openBrowser();
for (const [name, opt] of [['p', phone], ['d', desktop]] as const) {
  const v = await b.newVisitor({ ...opt, baseURL: base });
  for (const p of paths) {
    await v.page.goto(p, { waitUntil: 'load' });
    await v.page.waitForTimeout(1500);
    const n = await v.page.evaluate(async () => { const t = document.querySelector('table'); t?.scrollIntoView({ block: 'center' }); await new Promise((r) => setTimeout(r, 800)); return [document.documentElement.scrollWidth, t?.offsetHeight, t?.offsetWidth]; });
    console.log(name, p, n, v.takeComplaints());
    await v.page.screenshot({ path: `/tmp/shot-${name}.png` });
  }
}
await b.close();
