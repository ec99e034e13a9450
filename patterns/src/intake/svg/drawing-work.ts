import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { INHERITED_REFERENCES, OWN_REFERENCES } from './allow-list.ts';
import { visit, type SvgElement } from './svg-element.ts';
import { countSegments, referencedId, urlIds } from './values.ts';

/** The work needed to draw an element after resolving every reference. */
interface Work {
  /** Shapes and the segments of their paths. */
  readonly parts: number;
  readonly shapes: number;
  /** Filters, masks, clips and patterns. */
  readonly surfaces: number;
  readonly depth: number;
}

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image']);
const SURFACES = new Set(['clipPath', 'mask', 'pattern', 'filter']);
/** A filter step processes every pixel more than once. */
const SURFACES_OF_FILTER_STEP = 10;
const DEEPEST_DRAWING = 160;
/** All pixels of an embedded picture are drawn; one part corresponds to this many characters of its data. */
const CHARACTERS_PER_PART = 64;

/**
 * Refuses drawings that refer to themselves, and small files that expand to excessive work: uses of uses of uses. The
 * work of each element is summed once, from the elements it refers to, so that the sum itself takes no longer than
 * reading the file.
 */
export function refuseExcessiveWork(root: SvgElement, budget: Budget): void {
  const { parts, surfaces } = new WorkSum(root, budget).of(root, 1);
  const { drawnParts, drawnSurfaces } = budget.limits;
  if (parts > drawnParts) throw new Refusal('too-complex', 'The drawing has too many parts once its copies are drawn.');
  if (surfaces > drawnSurfaces)
    throw new Refusal('too-complex', 'The drawing has too many filters, masks, clips or patterns.');
}

class WorkSum {
  private readonly budget: Budget;
  private readonly byId = new Map<string, SvgElement>();
  /** Null while an element's sum is being computed: encountering it again means that it refers to itself. */
  private readonly done = new Map<SvgElement, Work | null>();

  constructor(root: SvgElement, budget: Budget) {
    this.budget = budget;
    visit(root, (element) => this.index(element));
  }

  of(element: SvgElement, depth: number): Work {
    const known = this.done.get(element);
    if (known === null) throw new Refusal('recursion', 'The drawing refers to itself.');
    if (depth + (known?.depth ?? 0) > DEEPEST_DRAWING)
      throw new Refusal('too-complex', 'The references of the drawing are nested too deeply.');
    if (known !== undefined) return known;
    this.budget.spend();
    this.done.set(element, null);
    const work = this.sum(element, depth);
    this.done.set(element, work);
    return work;
  }

  private index(element: SvgElement): void {
    const id = element.attributes.get('id');
    if (id === undefined) return;
    if (this.byId.has(id)) throw new Refusal('malformed', 'Two elements of the drawing have the same id.');
    this.byId.set(id, element);
  }

  private sum(element: SvgElement, depth: number): Work {
    const ownSegments = this.segments(element);
    const isShape = SHAPES.has(element.name);
    let work: Work = {
      parts: 1 + ownSegments,
      shapes: isShape ? 1 : 0,
      surfaces: surfacesOf(element.name),
      depth: 1,
    };
    for (const child of element.children) work = together(work, this.of(child, depth + 1), 1);
    const address = element.attributes.get('href');
    if (address !== undefined && element.name !== 'image')
      work = together(work, this.target(referencedId(address), depth), 1);
    for (const target of this.targets(element, OWN_REFERENCES, depth)) work = together(work, target, 1);
    const { shapes } = work;
    for (const target of this.targets(element, INHERITED_REFERENCES, depth))
      work = together(work, target, Math.max(shapes, isShape ? ownSegments : 1));
    return work;
  }

  private segments({ name, attributes }: SvgElement): number {
    if (name === 'image') return Math.ceil((attributes.get('href')?.length ?? 0) / CHARACTERS_PER_PART);
    return countSegments(attributes.get('d') ?? attributes.get('points') ?? '');
  }

  private targets(element: SvgElement, names: readonly string[], depth: number): Work[] {
    const ids = names.flatMap((name) => urlIds(element.attributes.get(name) ?? ''));
    return ids.map((id) => this.target(id, depth));
  }

  /** Returns the work of a referenced element; an unknown id draws nothing. */
  private target(id: string, depth: number): Work {
    const element = this.byId.get(id);
    return element === undefined ? { parts: 0, shapes: 0, surfaces: 0, depth: 0 } : this.of(element, depth + 1);
  }
}

function surfacesOf(name: string): number {
  if (name.startsWith('fe')) return SURFACES_OF_FILTER_STEP;
  return SURFACES.has(name) ? 1 : 0;
}

/** Adds to one piece of work another that is repeated `times` times inside it. */
function together(one: Work, other: Work, times: number): Work {
  return {
    parts: one.parts + other.parts * times,
    shapes: one.shapes + other.shapes * times,
    surfaces: one.surfaces + other.surfaces * times,
    depth: Math.max(one.depth, other.depth + 1),
  };
}
