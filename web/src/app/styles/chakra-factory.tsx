import { type RecipeDefinition, type SystemContext, useChakraContext } from '@chakra-ui/react';
import isPropValid from '@emotion/is-prop-valid';
import { type EmotionCache, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { SerializedStyles } from '@emotion/serialize';
import { insertStyles, registerStyles } from '@emotion/utils';
import { type ElementType, Fragment, isValidElement, type JSX, type ReactElement, useInsertionEffect } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { type ForwardRule, type Props, type Recipe, StyleRules } from './style-rules.ts';

type RecipeOrConfig = Recipe | RecipeDefinition;

interface StyledOptions {
  readonly defaultProps?: Props;
  readonly forwardProps?: readonly string[];
  readonly shouldForwardProp?: ForwardRule;
}

/** Static properties that Chakra sets on a `chakra(…)` component, read when another is derived from it. */
interface Marks {
  __emotion_base: ElementType;
  __emotion_cva: RecipeOrConfig;
  __emotion_forwardProp: ForwardRule | undefined;
}
type Styled = ((props: Props) => ReactElement) & Marks;
type Tag = ElementType | Styled;

/** SVG attributes that are also style props, by element. */
const svgAttributes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

const isInBrowser = typeof document !== 'undefined';
const isTag = (value: unknown): value is ElementType => Boolean(value);
const isElementName = (name: PropertyKey): name is keyof JSX.IntrinsicElements => typeof name === 'string';
const isStyled = (tag: Tag): tag is Styled => typeof tag === 'function' && '__emotion_base' in tag;
const isRecipe = (recipe: RecipeOrConfig): recipe is Recipe => '__cva__' in recipe;
const recipeOf = (system: SystemContext, given: RecipeOrConfig): Recipe =>
  isRecipe(given) ? given : system.cva(given);

function mergedRecipe(system: SystemContext, tag: Tag, config: RecipeOrConfig): Recipe {
  const own = recipeOf(system, config);
  return isStyled(tag) ? recipeOf(system, tag['__emotion_cva']).merge(own) : own;
}

function forwardRuleOf(tag: Tag, system: SystemContext, options: StyledOptions): ForwardRule {
  const listed = [
    ...(options.forwardProps ?? []),
    ...((typeof tag === 'string' ? svgAttributes[tag] : undefined) ?? []),
  ];
  const isNoStyle: ForwardRule = (name, variants) => !variants?.includes(name) && !system.isValidProperty(name);
  const isListed: ForwardRule = (name, variants) => listed.includes(name) || isNoStyle(name, variants);
  const given = options.shouldForwardProp ?? (listed.length > 0 ? isListed : undefined);
  const inherited = isStyled(tag) ? tag['__emotion_forwardProp'] : undefined;
  if (given && inherited) return (name) => inherited(name) && given(name);
  const own = given ?? inherited;
  if (own) return own;
  const isPropOf = typeof tag === 'string' ? isPropValid : (name: string) => name !== 'theme';
  return (name, variants) => isPropOf(name) && isNoStyle(name, variants);
}

interface StylesProps {
  readonly cache: EmotionCache;
  readonly styles: SerializedStyles;
  readonly isElement: boolean;
}

/** Inserts the styles of a class before paint. */
function Styles({ cache, styles, isElement }: StylesProps) {
  useInsertionEffect(() => {
    insertStyles(cache, styles, isElement);
  }, [cache, styles, isElement]);
  return null;
}

/**
 * Returns the element that inserts the styles, or null if they are present. It comes before the styled element, so that
 * the styles of children follow those of parents, as they do on the server, which writes styles while rendering.
 */
function stylesBefore(props: StylesProps): ReactElement | null {
  const { cache, styles, isElement } = props;
  if (isInBrowser) registerStyles(cache, styles, isElement);
  else insertStyles(cache, styles, isElement);
  return cache.inserted[styles.name] === undefined ? jsx(Styles, props) : null;
}

/** Merges the props of an `asChild` element with those of its child; event handlers of both run. */
function merged(props: Props, own: Props): Record<string, unknown> {
  const both: Record<string, unknown> = { ...props, ...own };
  both['className'] = [props['className'], own['className']].filter(Boolean).join(' ') || undefined;
  both['style'] = Object.assign({}, props['style'], own['style']);
  for (const [name, first] of Object.entries(props)) {
    const second = own[name];
    if (!/^on[A-Z]/.test(name) || typeof first !== 'function' || typeof second !== 'function') continue;
    both[name] = (...event: unknown[]) => {
      first(...event);
      second(...event);
    };
  }
  return both;
}

/** Returns the child of an `asChild` element with the props of both. */
function childOf({ children }: Props, { asChild: _told, ...passed }: Props) {
  const child = [children].flat().find((one) => isValidElement<Props>(one));
  if (!isValidElement<Props>(child) || !isTag(child.type)) throw new Error('An element with asChild has no child');
  return { tag: child.type, passed: merged({ ...passed, children: null }, child.props) };
}

/**
 * Replaces Chakra's component factory: same elements and classes, but each component caches its looks instead of
 * evaluating the recipe for every element on every render.
 */
function styled(tag: Tag, config: RecipeOrConfig = {}, options: StyledOptions = {}): Styled {
  const base: ElementType = isStyled(tag) ? tag['__emotion_base'] : tag;
  let known: { readonly system: SystemContext; readonly rules: StyleRules } | undefined;
  const rulesIn = (system: SystemContext): StyleRules => {
    if (known?.system !== system) {
      const rules = new StyleRules(system, mergedRecipe(system, tag, config), forwardRuleOf(tag, system, options));
      known = { system, rules };
    }
    return known.rules;
  };

  const Styled = (given: Props) => {
    const rules = rulesIn(useChakraContext());
    const cache = useEmotionCache();
    if (!cache) throw new Error('A page is rendered without a cache of its styles');
    const props = options.defaultProps ? withDefaults(options.defaultProps, given) : given;
    const { passed, look } = rules.resolve(cache, props);
    const element = props['asChild']
      ? childOf(props, passed)
      : { tag: rules.takesAs && isTag(props['as']) ? props['as'] : base, passed };
    const isElement = typeof element.tag === 'string';
    const styles = stylesBefore({ cache, styles: look.serialized, isElement });
    // Always two children, like Chakra: `useId` values of descendants depend on their position in the tree.
    return jsxs(Fragment, { children: [styles, jsx(element.tag, element.passed)] });
  };
  return Object.assign(Styled, {
    __emotion_base: base,
    __emotion_cva: config,
    __emotion_forwardProp: options.shouldForwardProp,
  });
}

function withDefaults(defaults: Props, given: Props): Props {
  const props: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) props[name] = value;
  return props;
}

const elements = new Map<PropertyKey, Styled>();

/** `chakra(component, recipe)`, and `chakra.div` etc. for each HTML element. */
export const chakra = new Proxy(styled, {
  get(_, name) {
    if (!isElementName(name)) return undefined;
    const known = elements.get(name) ?? styled(name);
    elements.set(name, known);
    return known;
  },
});
