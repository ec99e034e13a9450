import { deviceName } from './device-name.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36`, 'Chrome on Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/138.0.0.0 Safari/537.36 Edg/138.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/138.0 Mobile Safari/604.1', 'Chrome on iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/138.0.0.0 Safari/537.36', 'ChromeOS'],
  ['curl/8.7.1', 'Unknown device'],
  [undefined, 'Unknown device'],
])('E4 %p is called %p', (userAgent, words) => {
  expect(deviceName(userAgent)).toContain(words);
});

test('E4 a name is never longer than the database keeps, and a hostile text costs no time', () => {
  expect(deviceName(`Chrome/ Windows ${'Safari/'.repeat(100_000)}`)).toBe('Chrome on Windows');
});
