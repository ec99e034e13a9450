import { PHONE_CASE } from '@halfdrop/patterns/browser';
import { Blurs, type SceneDrawing, type SceneLayer, Wall } from './backdrop.tsx';

const { x, y, width, height, corner, turn } = PHONE_CASE;
const leaning = `translate(${x} ${y}) rotate(${(turn * 180) / Math.PI})`;

/** Lenses of the camera, seen from its upper left corner. */
const LENSES = [
  { cx: 46, cy: 48, r: 33 },
  { cx: 46, cy: 122, r: 33 },
  { cx: 118, cy: 85, r: 33 },
] as const;

const Behind: SceneLayer = ({ outline }) => (
  <>
    <Blurs />
    <Wall />
    <path d="M0 690L1200 560V1000H0Z" fill="var(--scene-wall-deep)" fillOpacity="0.55" />
    <path
      d={outline}
      transform="translate(46 52)"
      fill="var(--scene-shadow)"
      fillOpacity="0.36"
      filter="url(#scene-softer)"
    />
    <path
      d={outline}
      transform="translate(12 14)"
      fill="var(--scene-shadow)"
      fillOpacity="0.55"
      filter="url(#scene-soft)"
    />
  </>
);

const Before: SceneLayer = ({ outline }) => (
  <>
    <linearGradient id="case-sheen" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#FFFFFF" stopOpacity="0.34" />
      <stop offset="0.3" stopColor="#FFFFFF" stopOpacity="0.1" />
      <stop offset="0.42" stopColor="#FFFFFF" stopOpacity="0" />
      <stop offset="1" stopColor="#000000" stopOpacity="0.16" />
    </linearGradient>
    <path d={outline} fill="url(#case-sheen)" />
    <g transform={leaning}>
      <rect
        x={5 - width / 2}
        y={5 - height / 2}
        width={width - 10}
        height={height - 10}
        rx={corner - 5}
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity="0.35"
        strokeWidth="2"
      />
      <g transform={`translate(${22 - width / 2} ${22 - height / 2})`}>
        <rect
          x="5"
          y="8"
          width="164"
          height="170"
          rx="46"
          fill="#000000"
          fillOpacity="0.35"
          filter="url(#scene-soft)"
        />
        <rect width="164" height="170" rx="46" fill="#1D1C20" />
        <rect
          x="1.5"
          y="1.5"
          width="161"
          height="167"
          rx="44.5"
          fill="none"
          stroke="#FFFFFF"
          strokeOpacity="0.22"
          strokeWidth="3"
        />
        {LENSES.map(({ cx, cy, r }) => (
          <g key={`${cx} ${cy}`}>
            <circle cx={cx} cy={cy} r={r} fill="#2E2D33" stroke="#57555E" strokeWidth="3" />
            <circle cx={cx} cy={cy} r={r - 9} fill="#0E0E12" />
            <circle cx={cx} cy={cy} r={r - 19} fill="#232A45" />
            <circle cx={cx - 8} cy={cy - 9} r="5" fill="#9FB0E0" fillOpacity="0.8" />
          </g>
        ))}
        <circle cx="122" cy="30" r="10" fill="#F3EBD6" />
      </g>
    </g>
  </>
);

/** A case with its phone, lying on a table. */
export const phoneCaseScene: SceneDrawing = { layers: [Behind, Before] };
