import {
  type BinaryExpression,
  type BooleanLiteral,
  type ConditionalExpression,
  type IfStatement,
  type MemberExpression,
  type NumericLiteral,
  parseSync,
  type Span,
  type UnaryExpression,
} from '@swc/core';

/** A change at one position of a source file that its tests should detect. */
export interface Mutant {
  readonly line: number;
  /** The original code and its replacement. */
  readonly change: string;
  readonly source: string;
}

type Changeable =
  | BinaryExpression
  | BooleanLiteral
  | ConditionalExpression
  | IfStatement
  | MemberExpression
  | NumericLiteral
  | UnaryExpression;

const changeable = new Set([
  'BinaryExpression',
  'BooleanLiteral',
  'ConditionalExpression',
  'IfStatement',
  'MemberExpression',
  'NumericLiteral',
  'UnaryExpression',
] satisfies Changeable['type'][] as readonly string[]);

/** Operators and functions with their replacements. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  floor: ['ceil'],
  ceil: ['floor'],
  round: ['floor'],
  min: ['max'],
  max: ['min'],
  every: ['some'],
  some: ['every'],
};

/** Returns every mutant of a TypeScript source file. */
export function mutantsOf(source: string): Mutant[] {
  // Positions are byte offsets, counted from the first token over all parsed files: prepend a first token.
  const bytes = Buffer.from(`;${source}`);
  const parsed = parseSync(bytes.toString(), { syntax: 'typescript', target: 'es2022' });
  const base = parsed.span.start;
  const text = (start: number, end: number) => bytes.subarray(start - base, end - base).toString();
  return [...changesOf(parsed, text)].map(({ start, end, instead }) => {
    const before = text(base, start).slice(1);
    return {
      line: before.split('\n').length,
      change: `${text(start, end)} → ${instead}`,
      source: before + instead + text(end, base + bytes.length),
    };
  });
}

type Text = (start: number, end: number) => string;

interface Change extends Omit<Span, 'ctxt'> {
  readonly instead: string;
}

function* changesOf(node: unknown, text: Text): Generator<Change> {
  if (typeof node !== 'object' || node === null) return;
  if (isChangeable(node)) yield* changesAt(node, text);
  for (const child of Object.values(node)) yield* changesOf(child, text);
}

const isChangeable = (node: object): node is Changeable =>
  'type' in node && typeof node.type === 'string' && changeable.has(node.type);

function put({ start, end }: Omit<Span, 'ctxt'>, texts: readonly string[]): readonly Change[] {
  return texts.map((instead) => ({ start, end, instead }));
}

function changesAt(node: Changeable, text: Text): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression': {
      const [from, to] = [spanOf(node.left).end, spanOf(node.right).start];
      const start = from + text(from, to).indexOf(node.operator);
      return put({ start, end: start + node.operator.length }, replaced[node.operator] ?? []);
    }
    case 'BooleanLiteral':
      return put(node.span, [String(!node.value)]);
    case 'ConditionalExpression':
    case 'IfStatement':
      return put(spanOf(node.test), ['true', 'false']);
    case 'MemberExpression':
      return node.property.type === 'Identifier' ? put(node.property.span, replaced[node.property.value] ?? []) : [];
    case 'NumericLiteral':
      return put(node.span, [`(${node.value} + 1)`]);
    case 'UnaryExpression':
      return node.operator === '!' ? put({ start: node.span.start, end: node.span.start + 1 }, ['!!']) : [];
  }
}

function spanOf(node: object): Omit<Span, 'ctxt'> {
  const span: unknown = 'span' in node ? node.span : null;
  if (typeof span === 'object' && span !== null && 'start' in span && 'end' in span) {
    return { start: Number(span.start), end: Number(span.end) };
  }
  throw new Error('the parser does not say where something stands');
}
