import type { ComponentType } from 'react';

/** A layer of a mock-up's drawing; receives the outline of the first surface, for shadows and hems. */
export type SceneLayer = ComponentType<{ readonly outline: string }>;

/** The layers of a mock-up from back to front: one more than it has surfaces. */
export interface SceneDrawing {
  readonly layers: readonly SceneLayer[];
}

/** Wall lit from the upper left. */
export function Wall() {
  return (
    <>
      <radialGradient id="scene-wall-light" cx="0.3" cy="0.22" r="0.95">
        <stop offset="0" stopColor="var(--scene-wall-lit)" />
        <stop offset="0.55" stopColor="var(--scene-wall)" />
        <stop offset="1" stopColor="var(--scene-wall-deep)" />
      </radialGradient>
      <rect width="1200" height="1000" fill="url(#scene-wall-light)" />
    </>
  );
}

/** Blur filters for shadows: `scene-soft` for nearby objects, `scene-softer` for shadows on a wall. */
export function Blurs() {
  return (
    <>
      <filter id="scene-soft" x="-20%" y="-40%" width="140%" height="180%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <filter id="scene-softer" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="22" />
      </filter>
    </>
  );
}

/** Table or bench from the given height down, with a lit edge. */
export function Table({ top }: { top: number }) {
  return (
    <>
      <linearGradient id="scene-table" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--scene-wood-lit)" />
        <stop offset="0.1" stopColor="var(--scene-floor)" />
        <stop offset="1" stopColor="var(--scene-floor-deep)" />
      </linearGradient>
      <rect y={top} width="1200" height={1000 - top} fill="url(#scene-table)" />
      <path
        d={
          `M0 ${top + 38}C300 ${top + 30} 700 ${top + 52} 1200 ${top + 40}M0 ${top + 82}C420 ${top + 96} 760 ${top + 70} 1200 ${top + 90}` +
          `M0 ${top + 120}C260 ${top + 112} 900 ${top + 132} 1200 ${top + 118}`
        }
        fill="none"
        stroke="var(--scene-wood)"
        strokeOpacity="0.28"
        strokeWidth="2"
      />
      <rect y={top} width="1200" height="3" fill="var(--scene-glow)" fillOpacity="0.35" />
    </>
  );
}

/** Peg rail along the top of the wall. */
export function PegRail() {
  return (
    <>
      <rect y="78" width="1200" height="10" transform="translate(0 22)" fill="var(--scene-shadow)" fillOpacity="0.16" />
      <rect y="52" width="1200" height="44" fill="var(--scene-wood)" />
      <rect y="52" width="1200" height="5" fill="var(--scene-wood-lit)" />
      {[180, 600, 1020].map((x) => (
        <g key={x}>
          <ellipse cx={x + 6} cy="92" rx="15" ry="19" fill="var(--scene-shadow)" fillOpacity="0.25" />
          <circle cx={x} cy="80" r="16" fill="var(--scene-wood-lit)" />
          <circle cx={x - 4} cy="75" r="7" fill="var(--scene-glow)" fillOpacity="0.35" />
        </g>
      ))}
    </>
  );
}

/** Shadow of a shape on the wall behind it. */
export function CastShadow({ outline, right, down }: { outline: string; right: number; down: number }) {
  return (
    <path
      d={outline}
      transform={`translate(${right} ${down})`}
      fill="var(--scene-shadow)"
      fillOpacity="0.34"
      filter="url(#scene-softer)"
    />
  );
}
