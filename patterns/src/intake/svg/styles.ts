import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { PRESENTATION, STYLE_ONLY } from './allow-list.ts';
import { refuseHostileStyle } from './hostile-attribute.ts';
import { visit, type SvgElement, type SvgSource } from './svg-element.ts';

type Declarations = readonly (readonly [property: string, value: string])[];

/** Rules by the single simple selector they have, such as `.cls-1`, `#logo` or `path`, in source order. */
type Rules = ReadonlyMap<string, readonly Declarations[]>;

const SIMPLE_SELECTOR = /^(?:[.#]?[A-Za-z_][\w-]*|\*)$/;

/**
 * Inlines the style sheets and style attributes of a drawing into attributes of its elements, so that no style sheet is
 * left: element, class and id selectors, then the style attribute (CSS 2.2, 6.4). Throws a Refusal for other selectors.
 */
export function inlineStyles({ root, styles }: SvgSource, budget: Budget): void {
  const rules = readRules(styles, budget);
  visit(root, (element) => {
    for (const declarations of matching(element, rules)) apply(element, declarations, budget);
    const own = element.attributes.get('style');
    if (own !== undefined) apply(element, readDeclarations(own), budget);
    element.attributes.delete('class');
  });
}

function readRules(styles: string, budget: Budget): Rules {
  const rules = new Map<string, Declarations[]>();
  const text = withoutComments(styles);
  if (text.includes('@')) throw new Refusal('unsupported', 'The style sheet holds more than plain rules.');
  for (const rule of text.split('}')) {
    budget.spend();
    if (rule.trim() === '') continue;
    const [selectors, body, ...more] = rule.split('{');
    if (selectors === undefined || body === undefined || more.length > 0)
      throw new Refusal('malformed', 'The style sheet is not well-formed.');
    const declarations = readDeclarations(body);
    for (const selector of selectors.split(',').map((part) => part.trim())) {
      budget.spend();
      if (!SIMPLE_SELECTOR.test(selector))
        throw new Refusal('unsupported', 'The style sheet holds a selector that is not taken.');
      rules.set(selector, [...(rules.get(selector) ?? []), declarations]);
      budget.spend(rules.get(selector)?.length);
    }
  }
  return rules;
}

function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  return [first, ...rest.map((part) => part.slice(part.includes('*/') ? part.indexOf('*/') + 2 : part.length))].join(
    ' ',
  );
}

function readDeclarations(text: string): Declarations {
  refuseHostileStyle(text);
  if (text.includes('\\') || text.includes('!'))
    throw new Refusal('unsupported', 'A style holds escapes or priorities, which are not taken.');
  return text
    .split(';')
    .map((declaration) => declaration.split(':'))
    .flatMap(([property, ...value]) =>
      property === undefined || value.length === 0
        ? []
        : [[property.trim().toLowerCase(), value.join(':').trim()] as const],
    );
}

function* matching(element: SvgElement, rules: Rules): Generator<Declarations> {
  const { name, attributes } = element;
  const classes = (attributes.get('class') ?? '').split(/\s+/).map((part) => `.${part}`);
  for (const selector of ['*', name, ...classes, `#${attributes.get('id') ?? ''}`]) yield* rules.get(selector) ?? [];
}

function apply(element: SvgElement, declarations: Declarations, budget: Budget): void {
  for (const [property, value] of declarations) {
    budget.spend();
    if (PRESENTATION.has(property) || STYLE_ONLY.has(property)) element.attributes.set(property, value);
  }
}
