import { table } from '../report.ts';
import { shopCpu } from '../usage-meter.ts';
import { barOf, barOfFlow, slowness, timesBare } from './bars.ts';
import type { ShopFigures } from './measure-shop.ts';
import type { FlowFigures } from './purchase.ts';
import type { Cost, OperationFigures } from './series.ts';

const HEAD = ['', 'CPU ms', 'gateway', 'api', 'postgres', 'x bare', 'bar', 'met', 'p50 ms', 'p95 ms'];
const MORE = ['kept CPU', 'kept p50', 'bare CPU', 'failed', 'windows'];

/**
 * Formats the figures of a shop of one size.
 * @param withBars false if the targets apply to another size
 */
export function printedShop(figures: ShopFigures, withBars: boolean): string {
  const { assets, operations, flows, memory, ready, sharedAnswers } = figures;
  const slow = slowness(figures);
  return [
    `${assets} assets; CPU is milliseconds of all processes per request, medians of windows; milliseconds of bars are for this machine`,
    '',
    table(
      [...HEAD, ...MORE],
      [
        ...operations.map((operation) => operationRow(operation, withBars ? barOf(operation, slow) : null)),
        ...flows.map((flow) => flowRow(flow, withBars ? barOfFlow(flow, slow) : null)),
      ],
    ),
    '',
    `ready on this start: api ${ready.api.toFixed(0)} ms, gateway ${ready.gateway.toFixed(0)} ms; memory after load: api ${memory.api.toFixed(0)} MB, gateway ${memory.gateway.toFixed(0)} MB`,
    `answers for the first time that were not made anew: ${sharedAnswers ?? 'unknown'}`,
    ...flows.flatMap((flow) =>
      'peakMegabytes' in flow
        ? [`largest process below the api while files were made: ${flow.peakMegabytes.toFixed(0)} MB`]
        : [],
    ),
    ...printedFailures([...operations, ...flows]),
  ].join('\n');
}

/** Formats one line for each operation with failures, with the first reason. */
export function printedFailures(figures: readonly (FlowFigures | OperationFigures)[]): string[] {
  return figures.flatMap(({ name, sent, failed, failure }) =>
    failed === 0
      ? []
      : [`failed: ${failed} of ${sent} of ${name}, the first one: ${inOneLine(failure ?? 'no answer')}`],
  );
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 160);

type BarCell = { readonly bar: string; readonly isMet: boolean } | null;

const barCells = (bar: BarCell) => [bar?.bar ?? '', bar === null ? '' : bar.isMet ? 'yes' : 'NO'];
const cost = ({ cpu }: Pick<Cost, 'cpu'>) =>
  [shopCpu(cpu), cpu.gateway, cpu.api, cpu.postgres].map((ms) => ms.toFixed(2));

function operationRow(operation: OperationFigures, bar: BarCell): string[] {
  const { name, first, kept, bare, failed, windows, isStill } = operation;
  return [
    name,
    ...cost(first),
    timesBare(operation).toFixed(0),
    ...barCells(bar),
    first.p50.toFixed(1),
    first.p95.toFixed(1),
    kept ? shopCpu(kept.cpu).toFixed(2) : '',
    kept ? kept.p50.toFixed(1) : '',
    bare.cpu.bare.toFixed(3),
    String(failed),
    `${windows}${isStill ? '' : '~'}`,
  ];
}

function flowRow(flow: FlowFigures, bar: BarCell): string[] {
  const { name, p50, p95, failed } = flow;
  return [name, ...cost(flow), '', ...barCells(bar), p50.toFixed(0), p95.toFixed(0), '', '', '', String(failed), ''];
}
