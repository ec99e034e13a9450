import { mainOf, shopOver } from './support/shop-pages.ts';
import { stopGateways } from './support/test-gateway.ts';

afterEach(stopGateways);

test.each([
  ['en-IN', 'INR', /₹799<\/span><span[^>]*>\$9\.00/],
  ['en-GB', 'USD', /\$9\.00/],
])('BC-34 BC-35 the list for a browser in %s is written in %s, and says so to its script', async (...row) => {
  const [languages, currency, price] = row;
  const { url } = await shopOver();

  const html = await (await fetch(`${url}/products`, { headers: { 'accept-language': languages } })).text();

  expect(html).toContain(`<meta name="lead-currency" content="${currency}"/>`);
  expect(mainOf(html)).toMatch(price);
  expect(mainOf(html).includes('₹')).toBe(currency === 'INR');
});
