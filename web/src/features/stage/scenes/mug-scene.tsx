import { MUG } from '@halfdrop/patterns/browser';
import { Blurs, type SceneDrawing, type SceneLayer, Table, Wall } from './backdrop.tsx';

const { x, top, bottom, radius, dip } = MUG;
const HANDLE =
  `M${x + radius - 14} ${top + 92}C${x + radius + 96} ${top + 66} ${x + radius + 138} ${top + 150} ${x + radius + 120} ${top + 226}` +
  `C${x + radius + 104} ${top + 300} ${x + radius + 52} ${top + 340} ${x + radius - 16} ${top + 344}`;

const Behind: SceneLayer = () => (
  <>
    <Blurs />
    <linearGradient id="mug-handle" x1="0" y1="0" x2="1" y2="0.5">
      <stop offset="0" stopColor="var(--scene-ceramic-deep)" />
      <stop offset="0.5" stopColor="var(--scene-ceramic)" />
      <stop offset="1" stopColor="var(--scene-ceramic-deep)" />
    </linearGradient>
    <Wall />
    <Table top={640} />
    <ellipse
      cx={x + 90}
      cy={bottom + 6}
      rx="330"
      ry="46"
      fill="var(--scene-shadow)"
      fillOpacity="0.4"
      filter="url(#scene-softer)"
    />
    <ellipse
      cx={x + 12}
      cy={bottom + 14}
      rx={radius - 4}
      ry="30"
      fill="var(--scene-shadow)"
      fillOpacity="0.6"
      filter="url(#scene-soft)"
    />
    <path d={HANDLE} fill="none" stroke="var(--scene-shadow)" strokeOpacity="0.3" strokeWidth="50" />
    <path d={HANDLE} fill="none" stroke="url(#mug-handle)" strokeWidth="46" />
    <path d={HANDLE} fill="none" transform="translate(-7 -9)" stroke="#FFFFFF" strokeOpacity="0.6" strokeWidth="7" />
  </>
);

const Before: SceneLayer = () => (
  <>
    <linearGradient id="mug-inside" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="var(--scene-ceramic-deep)" />
      <stop offset="0.6" stopColor="var(--scene-ceramic)" />
      <stop offset="1" stopColor="var(--scene-ceramic)" />
    </linearGradient>
    <clipPath id="mug-mouth">
      <ellipse cx={x} cy={top} rx={radius - 9} ry={dip - 6} />
    </clipPath>
    <path
      d={`M${x - radius} ${top}A${radius} ${dip} 0 0 0 ${x + radius} ${top}`}
      fill="none"
      transform="translate(0 5)"
      stroke="var(--scene-shadow)"
      strokeOpacity="0.3"
      strokeWidth="6"
    />
    <ellipse cx={x} cy={top} rx={radius} ry={dip} fill="var(--scene-ceramic)" />
    <ellipse cx={x} cy={top} rx={radius - 9} ry={dip - 6} fill="url(#mug-inside)" />
    <g clipPath="url(#mug-mouth)">
      <ellipse cx={x} cy={top + 17} rx={radius - 14} ry={dip - 8} fill="#4A2C1A" />
      <ellipse cx={x - 30} cy={top + 15} rx={radius - 60} ry={dip - 18} fill="#6B4429" fillOpacity="0.7" />
      <path
        d={`M${x - radius + 14} ${top - 6}A${radius - 14} ${dip - 8} 0 0 0 ${x + radius - 14} ${top - 6}`}
        fill="none"
        stroke="var(--scene-shadow)"
        strokeOpacity="0.16"
        strokeWidth="14"
      />
    </g>
    <ellipse
      cx={x}
      cy={top}
      rx={radius - 4}
      ry={dip - 3}
      fill="none"
      stroke="#FFFFFF"
      strokeOpacity="0.8"
      strokeWidth="2"
    />
  </>
);

/** A mug of coffee on a table. */
export const mugScene: SceneDrawing = { layers: [Behind, Before] };
