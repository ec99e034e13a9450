import { Blurs, CastShadow, PegRail, type SceneDrawing, type SceneLayer, Wall } from './backdrop.tsx';

const HANGER =
  'M600 128C575 128 520 150 478 178C466 187 468 198 484 197L716 197C732 198 734 187 722 178C680 150 625 128 600 128';

const Behind: SceneLayer = ({ outline }) => (
  <>
    <Blurs />
    <Wall />
    <CastShadow outline={outline} right={44} down={20} />
    <PegRail />
    <path
      d="M600 130V112C600 104 618 106 618 92C618 74 588 72 584 90"
      fill="none"
      stroke="var(--scene-metal)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M541 150C560 174 640 174 659 150L648 208C640 238 560 238 552 208Z" fill="var(--scene-cotton-deep)" />
    <path
      d="M541 150C560 174 640 174 659 150L648 208C640 238 560 238 552 208Z"
      fill="var(--scene-shadow)"
      fillOpacity="0.4"
    />
    <path
      d={HANGER}
      fill="none"
      stroke="var(--scene-shadow)"
      strokeOpacity="0.35"
      strokeWidth="15"
      transform="translate(2 4)"
    />
    <path d={HANGER} fill="none" stroke="var(--scene-wood)" strokeWidth="13" strokeLinecap="round" />
    <path
      d="M600 124C575 124 520 146 480 172"
      fill="none"
      stroke="var(--scene-wood-lit)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

const Before: SceneLayer = ({ outline }) => (
  <>
    <path
      d="M519 391C560 401 640 401 681 391L681 401C640 411 560 411 519 401Z"
      fill="var(--scene-shadow)"
      fillOpacity="0.3"
    />
    <path
      d="M519 390C560 400 640 400 681 390"
      fill="none"
      stroke="var(--scene-glow)"
      strokeOpacity="0.35"
      strokeWidth="2"
    />
    <path
      d="M553 143C553 196 560 240 600 242C640 240 647 196 647 143M492 264C524 236 531 196 530 146M708 264C676 236 669 196 670 146"
      fill="none"
      stroke="var(--scene-shadow)"
      strokeOpacity="0.4"
      strokeWidth="3"
    />
    <path d={outline} fill="none" stroke="var(--scene-shadow)" strokeOpacity="0.25" strokeWidth="1.5" />
  </>
);

/** A summer dress on a hanger. */
export const dressScene: SceneDrawing = { layers: [Behind, Before] };
