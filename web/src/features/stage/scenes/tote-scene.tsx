import { TOTE_STRAPS } from '@halfdrop/patterns/browser';
import { Blurs, CastShadow, PegRail, type SceneDrawing, type SceneLayer, Wall } from './backdrop.tsx';

const { left, right, top } = TOTE_STRAPS;
const WIDTH = 30;
const strap = (inset: number) =>
  `M${left + inset} ${top + 44}C${left + inset + 6} ${top - 70} 562 132 596 84M${right - inset} ${top + 44}C${right - inset - 6} ${top - 70} 638 132 604 84`;

function Strap({ inset, isBack }: { inset: number; isBack: boolean }) {
  return (
    <>
      <path d={strap(inset)} fill="none" stroke="var(--scene-shadow)" strokeOpacity="0.28" strokeWidth={WIDTH + 4} />
      <path
        d={strap(inset)}
        fill="none"
        stroke={isBack ? 'var(--scene-cotton-deep)' : 'var(--scene-cotton)'}
        strokeWidth={WIDTH}
      />
      <path
        d={strap(inset)}
        fill="none"
        stroke="var(--scene-shadow)"
        strokeOpacity="0.14"
        strokeWidth={WIDTH - 8}
        strokeDasharray="1.5 5"
      />
    </>
  );
}

const Behind: SceneLayer = ({ outline }) => (
  <>
    <Blurs />
    <Wall />
    <CastShadow outline={outline} right={40} down={26} />
    <g transform="translate(34 18)" opacity="0.3" filter="url(#scene-soft)">
      <path d={strap(0)} fill="none" stroke="var(--scene-shadow)" strokeWidth={WIDTH} />
    </g>
    <PegRail />
    <Strap inset={26} isBack />
    <path
      d="M352 326C430 352 520 366 600 366C680 366 770 352 848 326L846 318C770 300 430 300 354 318Z"
      fill="var(--scene-cotton-deep)"
    />
    <path d="M354 318C430 300 770 300 846 318C770 330 430 330 354 318Z" fill="var(--scene-shadow)" fillOpacity="0.35" />
  </>
);

/** End of a strap, sewn on with a crossed box of stitches. */
function Sewn({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${top + 16})`}>
      <rect x={-WIDTH / 2 - 2} width={WIDTH + 4} height="66" fill="var(--scene-shadow)" fillOpacity="0.2" />
      <rect x={-WIDTH / 2} y="-2" width={WIDTH} height="64" fill="var(--scene-cotton)" />
      <path
        d="M-10 24H10V54H-10ZM-10 24L10 54M10 24L-10 54"
        fill="none"
        stroke="var(--scene-wood)"
        strokeOpacity="0.75"
        strokeWidth="1.6"
        strokeDasharray="4 2.5"
      />
    </g>
  );
}

const Before: SceneLayer = ({ outline }) => (
  <>
    <path
      d="M351 344C430 356 520 363 600 363C680 363 770 356 849 344"
      fill="none"
      stroke="var(--scene-shadow)"
      strokeOpacity="0.35"
      strokeWidth="2"
      strokeDasharray="7 4"
    />
    <Strap inset={0} isBack={false} />
    <Sewn x={left} />
    <Sewn x={right} />
    <path d={outline} fill="none" stroke="var(--scene-shadow)" strokeOpacity="0.22" strokeWidth="2" />
    <circle cx="600" cy="80" r="16" fill="var(--scene-wood-lit)" />
    <circle cx="596" cy="75" r="7" fill="var(--scene-glow)" fillOpacity="0.35" />
  </>
);

/** A tote bag on a peg. */
export const toteScene: SceneDrawing = { layers: [Behind, Before] };
