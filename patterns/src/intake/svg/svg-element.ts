/** One element of an upload that passed the allow-list. Text occurs in style sheets alone and is kept apart. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: SvgElement[];
}

/** What an upload holds once everything but its drawing is left away. */
export interface SvgSource {
  readonly root: SvgElement;
  /** The text of all its style sheets, in their order. */
  readonly styles: string;
}

/** Visits an element and all within, parents first. The nesting is bounded by the parser. */
export function visit(element: SvgElement, visitor: (element: SvgElement) => void): void {
  visitor(element);
  for (const child of element.children) visit(child, visitor);
}
