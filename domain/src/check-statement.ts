import { portionOf, shareOf, sumOf } from './money.ts';
import { STATEMENT_CSV_HEAD } from './statements.ts';

/** The result of checking the CSV of a statement. */
interface CheckedStatement {
  readonly lineCount: number;
  readonly totalCents: number;
  /** Numbers of the lines whose amount does not match their formula. */
  readonly wrongLines: readonly number[];
}

/** The range of correct amounts for a line: rounding a share of a period depends on the other shares. */
type Range = readonly [least: number, most: number];

const AMOUNT = String.raw`(\d+\.\d{2})`;
const SHARE = String.raw`${AMOUNT} x (\d+(?:\.\d+)?)% x (\d+) / (\d+)`;
const SALE = new RegExp(String.raw`^${AMOUNT} x (\d+(?:\.\d+)?)%$`);
const REFUND = new RegExp(
  String.raw`^-\(${AMOUNT} x ${AMOUNT} / ${AMOUNT}\)(?: \+ ${AMOUNT} x ${AMOUNT} / ${AMOUNT})?$`,
);
const PERIOD = new RegExp(`^${SHARE}(?: - ${SHARE})?$`);
const FIELDS = 9;

/** Recomputes every line of a statement's CSV from its formula alone; returns null if the text is not a statement. */
export function checkStatementCsv(csv: string): CheckedStatement | null {
  const rows = csv.split('\r\n');
  if (`${rows[0]}\r\n` !== STATEMENT_CSV_HEAD || rows.at(-1) !== '') return null;
  const lines = rows.slice(1, -1).map((row) => row.split(','));
  if (lines.some((fields) => fields.length !== FIELDS)) return null;
  const amounts = lines.map((fields) => centsIn(fields[8]));
  return {
    lineCount: lines.length,
    totalCents: sumOf(amounts),
    wrongLines: lines.flatMap((fields, index) =>
      isRight(fields[7] ?? '', amounts[index] ?? Number.NaN) ? [] : [Number(fields[0])],
    ),
  };
}

function isRight(formula: string, cents: number): boolean {
  const range = rangeOf(formula);
  return range !== null && cents >= range[0] && cents <= range[1];
}

function rangeOf(formula: string): Range | null {
  const sale = SALE.exec(formula);
  if (sale) {
    const cents = shareOf(centsIn(sale[1]), basisPointsIn(sale[2]));
    return [cents, cents];
  }
  const refund = REFUND.exec(formula);
  if (refund) {
    const [now = '', net = '', whole = '', ...earlier] = refund.slice(1);
    const before = earlier[0] === undefined ? 0 : takenBy(earlier[0], earlier[1], earlier[2]);
    const cents = before - takenBy(now, net, whole);
    return [cents, cents];
  }
  const period = PERIOD.exec(formula);
  if (!period) return null;
  const [least, most] = shareRange(period.slice(1, 5));
  const [leastBefore, mostBefore] = period[5] === undefined ? [0, 0] : shareRange(period.slice(5, 9));
  return [least - mostBefore, most - leastBefore];
}

/** Returns `amount x part / whole`, or 0 if the whole is 0. */
function takenBy(amount: string | undefined, part: string | undefined, whole: string | undefined): number {
  return centsIn(whole) === 0 ? 0 : portionOf(centsIn(amount), centsIn(part), centsIn(whole));
}

/** Returns the range of one studio's share of a period: remainder cents go to only some of the shares. */
function shareRange([net, rate, own, all]: readonly (string | undefined)[]): Range {
  const payable = shareOf(centsIn(net), basisPointsIn(rate));
  const whole = BigInt(all ?? 0);
  if (whole === 0n) return [0, 0];
  const product = BigInt(payable) * BigInt(own ?? 0);
  const least = Number(product / whole);
  return [least, product % whole === 0n ? least : least + 1];
}

function centsIn(text = ''): number {
  return /^-?\d+\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : Number.NaN;
}

function basisPointsIn(percent = ''): number {
  return Math.round(Number(percent) * 100);
}
