// A separate chunk that contains only the sample from the engine.
export { samplePatternSvg } from '@halfdrop/patterns/browser';
