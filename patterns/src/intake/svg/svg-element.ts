/** An element of an upload that passed the allow-list. Text occurs only in style sheets and is stored separately. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: SvgElement[];
}

/** The content of an upload reduced to its drawing. */
export interface SvgSource {
  readonly root: SvgElement;
  /** The concatenated text of all style sheets, in source order. */
  readonly styles: string;
}

/** Visits an element and its descendants, parents first. The nesting is bounded by the parser. */
export function visit(element: SvgElement, visitor: (element: SvgElement) => void): void {
  visitor(element);
  for (const child of element.children) visit(child, visitor);
}
