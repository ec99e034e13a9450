const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Elements that draw, or that drawing elements refer to. */
export const DRAWN_ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use path rect circle ellipse line polyline polygon image clipPath mask marker pattern
    linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feDisplacementMap
    feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
    feTile feTurbulence`),
);

/** Elements that describe the drawing; they are dropped. */
export const SILENT_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);
export const SCRIPT_ELEMENTS: ReadonlySet<string> = new Set(
  words('script handler listener foreignobject iframe embed'),
);
export const ANIMATION_ELEMENTS: ReadonlySet<string> = new Set(
  words('animate animatecolor animatemotion animatetransform set discard mpath'),
);
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(words('text tspan textpath tref altglyph'));

/** Style properties that are written as attributes. */
export const PRESENTATION: ReadonlySet<string> = new Set(
  words(`
    clip-path clip-rule color color-interpolation color-interpolation-filters display fill fill-opacity fill-rule filter
    flood-color flood-opacity marker-end marker-mid marker-start mask opacity overflow paint-order shape-rendering
    stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
    stroke-opacity stroke-width vector-effect visibility`),
);
/** Style properties without a corresponding attribute. */
export const STYLE_ONLY: ReadonlySet<string> = new Set(['isolation', 'mask-type', 'mix-blend-mode']);

/** Attributes that hold a list of numbers, each with a unit, a percent sign or neither. */
export const NUMERIC: ReadonlySet<string> = new Set(
  words(`
    x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr offset refX refY markerWidth markerHeight points
    stdDeviation dx dy radius k1 k2 k3 k4 scale seed baseFrequency numOctaves values tableValues slope intercept
    amplitude exponent fill-opacity flood-opacity opacity stop-opacity stroke-opacity stroke-width stroke-miterlimit
    stroke-dashoffset stroke-dasharray viewBox`),
);
export const TRANSFORMS: ReadonlySet<string> = new Set(['transform', 'gradientTransform', 'patternTransform']);
/** Keywords allowed instead of numbers. */
export const NUMERIC_WORDS: ReadonlySet<string> = new Set(['none', 'auto', 'inherit']);

/** Attributes that hold a keyword, a color, or a reference to another element. */
export const WORDED: ReadonlySet<string> = new Set([
  ...PRESENTATION,
  ...words(`
    preserveAspectRatio clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits gradientUnits
    spreadMethod filterUnits primitiveUnits markerUnits orient in in2 result mode operator type edgeMode stitchTiles
    xChannelSelector yChannelSelector`),
]);

/** Attributes whose references are inherited by descendants. */
export const INHERITED_REFERENCES: readonly string[] = ['fill', 'stroke', 'marker-start', 'marker-mid', 'marker-end'];
/** Attributes whose references apply to the element itself. */
export const OWN_REFERENCES: readonly string[] = ['clip-path', 'mask', 'filter'];
