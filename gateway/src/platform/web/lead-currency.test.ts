import { leadCurrencyOf } from './lead-currency.ts';

test.each([
  ['nothing', {}, 'USD'],
  ['an Indian browser', { 'accept-language': 'en-IN,en-GB;q=0.9,en;q=0.8' }, 'INR'],
  ['Hindi with its script', { 'accept-language': 'hi-Deva-IN' }, 'INR'],
  ['a language without region before one with', { 'accept-language': 'ta, en-IN;q=0.8' }, 'INR'],
  ['a browser elsewhere that also reads Hindi', { 'accept-language': 'en-US,hi-IN;q=0.5' }, 'USD'],
  ['no language at all', { 'accept-language': '*' }, 'USD'],
  ['a choice against the region', { 'accept-language': 'en-IN', cookie: 'a=b; halfdrop.currency=USD' }, 'USD'],
  ['a choice elsewhere', { 'accept-language': 'de-DE', cookie: 'halfdrop.currency=INR; c=d' }, 'INR'],
  ['a choice that makes no sense', { cookie: 'halfdrop.currency=EUR' }, 'USD'],
] as const)('BC-34 BC-35 the currency that leads, with %s', (_name, headers, lead) => {
  expect(leadCurrencyOf(headers)).toBe(lead);
});
