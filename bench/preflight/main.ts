import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { FILES } from '../../patterns/src/intake/testing/checked-files.ts';
import { printedBars, printedMachine, table } from '../report.ts';
import { compare, type Compared } from './compare.ts';

/** Maximum number of differing files to list. */
const LISTED = 40;
const GROUPS = ['good', 'broken', 'hostile', 'real'] as const;

const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } });
const intakeProcess = pathToFileURL(path.join(import.meta.dirname, '../../api/dist/intake-process.js'));
const files = FILES.filter((_file, index) => index % Number(values.every) === 0);

console.info = () => undefined;
const compared: Compared[] = [];
for (const file of files) compared.push(await compare(file, intakeProcess));

const count = (of: readonly Compared[], is: (each: Compared) => boolean) => String(of.filter(is).length);
const differing = compared.filter(({ isSame }) => !isSame);
console.log(`${files.length} files on ${printedMachine()}\n`);
console.log(
  table(
    ['files', 'checked', 'same verdict', 'same reasons', 'pixels left to the server'],
    GROUPS.map((group) => {
      const of = compared.filter(({ file }) => file.group === group);
      return [
        group,
        String(of.length),
        count(of, ({ isSame }) => isSame),
        count(of, ({ browser, server }) => browser.join() === server.join()),
        count(of, ({ isComplete }) => !isComplete),
      ];
    }),
  ),
);
for (const { file, browser, server } of differing.slice(0, LISTED)) {
  console.log(
    `DIFFERS  ${file.title}: ${browser.join(' ') || 'taken'} here, ${server.join(' ') || 'taken'} on the server`,
  );
}
const isMet = differing.length === 0;
const figure = `${compared.length - differing.length} of ${compared.length}`;
console.log(`\n${printedBars([{ promise: 'browser and server say the same of every file', figure, isMet }])}`);
if (!isMet) process.exitCode = 1;
