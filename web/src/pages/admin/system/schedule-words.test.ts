import { scheduleWords } from './schedule-words.ts';

test.each([
  ['* * * * *', 'every minute'],
  ['*/5 * * * *', 'every 5 minutes'],
  ['17 * * * *', 'every hour, 17 minutes past'],
  ['40 3 * * *', 'every day at 03:40 UTC'],
  ['20 7 * * 1', 'on Mondays at 07:20 UTC'],
  ['5 2 2 * *', 'on day 2 of every month at 02:05 UTC'],
  ['0 9 1 1 *', '0 9 1 1 *'],
  ['0 9 * * 1-5', '0 9 * * 1-5'],
])('R-22 who reads when %s comes due reads: %s', (at, words) => expect(scheduleWords(at)).toBe(words));
