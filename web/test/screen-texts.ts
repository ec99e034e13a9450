import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** A text that may be shown on screen, and its location. */
export interface ScreenText {
  readonly file: string;
  readonly text: string;
}

const repository = path.resolve(__dirname, '../..');

function filesOf(folder: string, isWanted: (name: string) => boolean): string[] {
  const names = readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' });
  return names.filter(isWanted).map((name) => path.join(folder, name));
}

function read(file: string): string {
  return readFileSync(path.join(repository, file), 'utf8');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns whether a node is never shown: imports, log messages and errors. */
function isOffScreen({ type, callee }: Readonly<Record<string, unknown>>): boolean {
  if (type === 'ImportDeclaration') return true;
  if (!isRecord(callee)) return false;
  if (type === 'NewExpression') return callee['value'] === 'Error' || callee['value'] === 'RangeError';
  const { object } = callee;
  return type === 'CallExpression' && isRecord(object) && object['value'] === 'console';
}

/** Yields the texts in a syntax tree: JSX text, and string literals that look like prose rather than code. */
function* textsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* textsIn(each);
  } else if (isRecord(node) && !isOffScreen(node)) {
    const { type, value, cooked } = node;
    const text = type === 'TemplateElement' ? cooked : value;
    const isText = type === 'JSXText' || type === 'StringLiteral' || type === 'TemplateElement';
    if (isText && typeof text === 'string' && (type === 'JSXText' || /^[A-Z]|\s/.test(text))) {
      yield text.replaceAll(/\s+/g, ' ').trim();
    } else {
      for (const each of Object.values(node)) yield* textsIn(each);
    }
  }
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(?:test|generated)\./.test(name);

/** Returns all texts in the web app's and shared rules' sources, and the shop's initial texts. */
export function screenTexts(): ScreenText[] {
  const sources = [...filesOf('web/src', isSource), ...filesOf('domain/src', isSource)];
  const inSources = sources.flatMap((file) => {
    const { body } = parseSync(read(file), { syntax: 'typescript', tsx: file.endsWith('x') });
    return [...textsIn(body)].map((text) => ({ file, text }));
  });
  const pages = [
    ...filesOf('api/sample-content/pages', (name) => name.endsWith('.md')),
    'api/sample-content/help/articles.json',
  ];
  return [
    ...inSources,
    ...pages.flatMap((file) =>
      read(file)
        .split('\n')
        .map((text) => ({ file, text })),
    ),
  ];
}
