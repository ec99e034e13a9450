import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { getRegisteredStyles } from '@emotion/utils';

/** Props of an element. */
export type Props = Readonly<Record<string, unknown>>;
/** A recipe built by the system. */
export type Recipe = ReturnType<SystemContext['cva']>;
/** Returns whether an element receives a prop. Given the recipe's variant names, it excludes those. */
export type ForwardRule = (name: string, variants?: readonly PropertyKey[]) => boolean;

/** Destination of a prop: the recipe, the styles, the element (under some name), or nowhere. */
type Use = { readonly kind: 'variant' | 'style' | 'none' } | { readonly kind: 'pass'; readonly name: string };

/** Result of resolving style props. */
interface Look {
  readonly className: string;
  readonly serialized: SerializedStyles;
}

/** Maximum number of cached looks per component; any beyond that come from values that rarely repeat. */
const MAX_LOOKS = 500;
/** Prop names that set an attribute where a style of the same name exists. */
const nativeNames = new Map(
  ['Width', 'Height', 'Size', 'Translate'].map((name) => [`html${name}`, name.toLowerCase()]),
);

const isStyleObject = (value: unknown): value is SystemStyleObject => typeof value === 'object' && value !== null;
const keyOf = (value: unknown) => (typeof value === 'string' ? `'${value}` : JSON.stringify(value));

/** Rules shared by all elements of a component: where their props go, and the resulting styles. */
export class StyleRules {
  readonly #system: SystemContext;
  readonly #recipe: Recipe;
  readonly #shouldForward: ForwardRule;
  readonly #uses = new Map<string, Use>();
  readonly #looks = new Map<string, Look>();

  constructor(system: SystemContext, recipe: Recipe, shouldForward: ForwardRule) {
    this.#system = system;
    this.#recipe = recipe;
    this.#shouldForward = shouldForward;
  }

  /** Whether `as` selects the element rather than being passed to it. */
  get takesAs(): boolean {
    return !this.#shouldForward('as');
  }

  /** Returns the props to pass on, including the class name, and the styles of that class. */
  resolve(cache: EmotionCache, props: Props): { readonly passed: Record<string, unknown>; readonly look: Look } {
    const passed: Record<string, unknown> = {};
    const variants: Record<string, unknown> = {};
    const styles: Record<string, unknown> = {};
    let key = keyOf(props['className']);
    for (const [name, value] of Object.entries(props)) {
      const use = value === undefined ? undefined : this.#useOf(name);
      if (use?.kind === 'pass') passed[use.name] = value;
      else if (use?.kind === 'variant' || use?.kind === 'style') {
        (use.kind === 'variant' ? variants : styles)[name] = value;
        key += `;${name}:${keyOf(value)}`;
      }
    }
    const look =
      this.#looks.get(key) ?? this.#remember(key, this.#makeLook(cache, variants, styles, props['className']));
    if (look.className) passed['className'] = look.className;
    else delete passed['className'];
    return { passed, look };
  }

  #remember(key: string, look: Look): Look {
    if (this.#looks.size >= MAX_LOOKS) this.#looks.clear();
    this.#looks.set(key, look);
    return look;
  }

  #makeLook(cache: EmotionCache, variants: Props, { css, ...styles }: Props, className: unknown): Look {
    const own = [css, styles].flat().filter(isStyleObject);
    const registered: string[] = [];
    const given = typeof className === 'string' ? getRegisteredStyles(cache.registered, registered, className) : '';
    const parts = [this.#system.css(this.#recipe(variants), ...own), ...registered];
    const serialized = serializeStyles(parts, cache.registered, {});
    const name = serialized.styles ? `${cache.key}-${serialized.name}` : '';
    return { className: [given.trim(), name].filter(Boolean).join(' '), serialized };
  }

  #useOf(name: string): Use {
    const known = this.#uses.get(name);
    if (known) return known;
    const use = this.#findUse(name);
    this.#uses.set(name, use);
    return use;
  }

  #findUse(name: string): Use {
    if (name === 'ref') return { kind: 'pass', name };
    const { variantKeys } = this.#recipe;
    if (!this.#shouldForward(name, variantKeys)) {
      if (variantKeys.some((key) => key === name)) return { kind: 'variant' };
      if (this.#system.isValidProperty(name)) return { kind: 'style' };
    }
    const nativeName = nativeNames.get(name);
    if (nativeName !== undefined) return { kind: 'pass', name: nativeName };
    return this.#shouldForward(name) ? { kind: 'pass', name } : { kind: 'none' };
  }
}
