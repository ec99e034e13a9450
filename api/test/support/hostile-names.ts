/** Step size that visits every name before repeating one. */
const STRIDE = 197;

const WAYS = [
  '../',
  '../../../../../../../../',
  '..\\..\\',
  '%2e%2e%2f%2e%2e%2f',
  '%252e%252e%252f',
  '..%c0%af..%c0%af',
  '....//....//',
  './/.././',
  '/',
  '//',
  'file:///',
  'C:\\',
  'C:',
  '\\\\host\\share\\',
  '\\\\?\\C:\\',
  '~/',
  '$HOME/',
  '\u2025/\u2025/',
  '\uff0e\uff0e\uff0f',
  '..\u2215..\u2044',
  '.\u200b./',
  '\u202e',
];
const PLACES = ['etc/passwd', 'windows\\win.ini', '.ssh/authorized_keys', 'CON', 'aux.txt', '.', '..', 'uploads/link'];
const ENDS = [
  '',
  '.png',
  '\0.png',
  '%00.png',
  '::$DATA',
  ' . ',
  '\r\nset-cookie: a=b',
  '"; filename="x.exe',
  '\u202egnp.exe',
];

/** Hundreds of file names that escape their folder, name devices, or break out of their context. */
const HOSTILE_NAMES: readonly string[] = WAYS.flatMap((way) =>
  PLACES.flatMap((place) => ENDS.map((end) => way + place + end)),
);

/** Returns the given number of names, of all kinds. */
export function hostileNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => HOSTILE_NAMES[(index * STRIDE) % HOSTILE_NAMES.length] ?? '');
}
