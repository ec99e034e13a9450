// A chunk of its own: of the engine it holds the sample alone.
export { samplePatternSvg } from '@halfdrop/patterns/browser';
