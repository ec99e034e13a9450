import { ROOM } from '@halfdrop/patterns/browser';
import { Blurs, type SceneDrawing, type SceneLayer } from './backdrop.tsx';

const { floor, lamp } = ROOM;
const SKIRTING = 34;

const Behind: SceneLayer = () => <rect width="1200" height="1000" fill="var(--scene-wall-deep)" />;

function Floor() {
  return (
    <>
      <linearGradient id="room-floor" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--scene-floor-deep)" />
        <stop offset="0.35" stopColor="var(--scene-floor)" />
        <stop offset="1" stopColor="var(--scene-floor-deep)" />
      </linearGradient>
      <rect y={floor} width="1200" height={1000 - floor} fill="url(#room-floor)" />
      <path
        d="M-60 1000L150 772M120 1000L280 772M300 1000L410 772M480 1000L540 772M660 1000L670 772M840 1000L800 772M1020 1000L930 772M1200 1000L1060 772M0 836H1200M0 912H1200"
        fill="none"
        stroke="var(--scene-wood)"
        strokeOpacity="0.35"
        strokeWidth="2"
      />
      <rect y={floor - SKIRTING} width="1200" height={SKIRTING} fill="var(--scene-ceramic)" />
      <path d={`M0 ${floor - SKIRTING + 9}H1200`} stroke="var(--scene-ceramic-deep)" strokeWidth="2" />
      <rect y={floor} width="1200" height="8" fill="var(--scene-shadow)" fillOpacity="0.4" />
    </>
  );
}

function Sofa() {
  return (
    <>
      <ellipse
        cx="440"
        cy="872"
        rx="370"
        ry="24"
        fill="var(--scene-shadow)"
        fillOpacity="0.5"
        filter="url(#scene-soft)"
      />
      <path d="M168 846l-10 34M716 846l10 34" stroke="var(--scene-wood)" strokeWidth="13" strokeLinecap="round" />
      <rect x="124" y="556" width="640" height="250" rx="62" fill="var(--scene-sofa)" />
      <path
        d="M186 572H702C726 572 744 586 750 604"
        fill="none"
        stroke="var(--scene-sofa-lit)"
        strokeOpacity="0.45"
        strokeWidth="4"
      />
      <path d="M444 566V710" stroke="var(--scene-sofa-deep)" strokeWidth="4" />
      <rect
        x="146"
        y="696"
        width="596"
        height="30"
        rx="15"
        fill="var(--scene-shadow)"
        fillOpacity="0.22"
        filter="url(#scene-soft)"
      />
      <rect x="150" y="702" width="294" height="98" rx="32" fill="var(--scene-sofa)" />
      <rect x="446" y="702" width="294" height="98" rx="32" fill="var(--scene-sofa)" />
      <path
        d="M176 708H420M472 708H716"
        stroke="var(--scene-sofa-lit)"
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="128" y="786" width="632" height="64" rx="26" fill="var(--scene-sofa-deep)" />
      <rect x="82" y="634" width="98" height="216" rx="46" fill="var(--scene-sofa)" />
      <rect x="708" y="634" width="98" height="216" rx="46" fill="var(--scene-sofa)" />
      <path d="M180 690V820M708 690V820" stroke="var(--scene-shadow)" strokeOpacity="0.18" strokeWidth="8" />
      <path
        d="M104 664C110 648 126 642 142 644M730 664C736 648 752 642 768 644"
        fill="none"
        stroke="var(--scene-sofa-lit)"
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

function Lamp() {
  return (
    <>
      <radialGradient id="room-glow">
        <stop offset="0" stopColor="var(--scene-glow)" stopOpacity="0.6" />
        <stop offset="0.4" stopColor="var(--scene-glow)" stopOpacity="0.2" />
        <stop offset="1" stopColor="var(--scene-glow)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="room-shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#FFF9EA" />
        <stop offset="1" stopColor="#FFE3AE" />
      </linearGradient>
      <circle cx={lamp.x} cy={lamp.y} r="330" fill="url(#room-glow)" />
      <ellipse
        cx={lamp.x}
        cy="872"
        rx="82"
        ry="13"
        fill="var(--scene-shadow)"
        fillOpacity="0.5"
        filter="url(#scene-soft)"
      />
      <path d={`M${lamp.x} 866V450`} stroke="var(--scene-metal)" strokeWidth="8" />
      <ellipse cx={lamp.x} cy="866" rx="62" ry="11" fill="var(--scene-metal)" />
      <path
        d={`M${lamp.x - 52} 346H${lamp.x + 52}L${lamp.x + 88} 462C${lamp.x + 40} 474 ${lamp.x - 40} 474 ${lamp.x - 88} 462Z`}
        fill="url(#room-shade)"
      />
      <ellipse cx={lamp.x} cy="346" rx="52" ry="8" fill="#FFFDF4" />
    </>
  );
}

const Furniture: SceneLayer = () => (
  <>
    <Blurs />
    <Floor />
    <rect
      x="104"
      y="540"
      width="690"
      height="210"
      rx="70"
      fill="var(--scene-shadow)"
      fillOpacity="0.38"
      filter="url(#scene-softer)"
    />
    <Lamp />
    <Sofa />
    <ellipse cx="338" cy="706" rx="98" ry="12" fill="var(--scene-shadow)" fillOpacity="0.4" filter="url(#scene-soft)" />
  </>
);

/** A leafy plant in a pot, and the shade of the far corner. */
const Before: SceneLayer = () => (
  <>
    <linearGradient id="room-dusk" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="var(--scene-shadow)" stopOpacity="0.22" />
      <stop offset="0.4" stopColor="var(--scene-shadow)" stopOpacity="0" />
    </linearGradient>
    <rect width="1200" height="1000" fill="url(#room-dusk)" />
    <g transform="translate(1062 0)">
      <ellipse cx="4" cy="912" rx="70" ry="13" fill="var(--scene-shadow)" fillOpacity="0.5" filter="url(#scene-soft)" />
      <g fill="none" stroke="var(--scene-leaf)" strokeWidth="5" strokeLinecap="round">
        <path d="M0 820C-8 740 -40 690 -70 660M0 820C0 720 6 650 18 600M0 820C10 750 46 700 78 684M0 820C-4 760 -60 750 -92 752M0 820C8 770 50 764 84 770" />
      </g>
      <g fill="var(--scene-leaf)">
        <path d="M-70 660C-116 650 -124 606 -112 580C-76 590 -58 626 -70 660Z" />
        <path d="M18 600C-16 572 -10 522 12 498C42 526 44 572 18 600Z" />
        <path d="M78 684C76 640 104 612 134 608C140 644 116 678 78 684Z" />
        <path d="M-92 752C-132 766 -160 744 -168 720C-134 706 -104 722 -92 752Z" />
        <path d="M84 770C98 734 134 726 158 736C150 770 118 786 84 770Z" />
        <path d="M-18 700C-56 690 -66 656 -58 632C-26 642 -10 672 -18 700Z" />
        <path d="M30 690C28 656 52 634 76 632C78 662 60 688 30 690Z" />
      </g>
      <path d="M-52 812H52L40 906C24 914 -24 914 -40 906Z" fill="var(--scene-ceramic)" />
      <path d="M14 812H52L40 906C34 909 26 911 18 912Z" fill="var(--scene-shadow)" fillOpacity="0.14" />
      <ellipse cx="0" cy="812" rx="52" ry="9" fill="var(--scene-ceramic-deep)" />
    </g>
  </>
);

/** A wallpapered living room with a sofa, a lamp and a plant. */
export const roomScene: SceneDrawing = { layers: [Behind, Furniture, Before] };
