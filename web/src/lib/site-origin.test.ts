import { originOfPage } from './site-origin.ts';

afterEach(() => document.head.replaceChildren());

test('the browser goes on with the origin that the server wrote into the page, else with its own', () => {
  expect(originOfPage(document)).toBe(window.location.origin);
  document.head.innerHTML = '<link rel="canonical" href="https://shop.example/designers">';
  expect(originOfPage(document)).toBe('https://shop.example');
});
