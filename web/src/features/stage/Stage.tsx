import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useId, useReducer } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { PanelProps } from './panel-props.ts';
import { RepeatPanel } from './RepeatPanel.tsx';
import { layoutOf, type StageAsset, tileCm } from './stage-asset.ts';
import { changedStage, openedStage, stageTabs, type StageTab } from './stage-state.ts';
import { StageFrame } from './StageFrame.tsx';
import { StageTabs } from './StageTabs.tsx';

const TilePanel = lazy(async () => ({ default: (await import('./TilePanel.tsx')).TilePanel }));
const MockupPanel = lazy(async () => ({ default: (await import('./MockupPanel.tsx')).MockupPanel }));
const RecolorPanel = lazy(async () => ({ default: (await import('./RecolorPanel.tsx')).RecolorPanel }));

interface StageProps extends Pick<PanelProps, 'renderOffer'> {
  readonly asset: Masked<StageAsset>;
}

const Shell = chakra('section', { base: { position: 'relative' } });

function PanelLoading({ color }: { color: string }) {
  return (
    <StageFrame style={{ backgroundColor: color }}>
      <Skeleton height="100%" opacity="0.2" />
    </StageFrame>
  );
}

/** A pattern as a tile, in repeat at true scale, on mock-ups, and in other palettes if available. */
export function Stage({ asset: masked, renderOffer }: StageProps) {
  const asset = readFragment<StageAsset>(masked);
  const [state, act] = useReducer(changedStage, asset, (opened) =>
    openedStage(layoutOf(opened.repeat), tileCm(opened)),
  );
  const ownId = useId();
  const idOf = (tab: StageTab, part: 'tab' | 'panel') => `${ownId}-${tab}-${part}`;
  const tabs = stageTabs.filter((tab) => tab !== 'recolor' || asset.recolor !== null);
  const panel = { asset, state, act, renderOffer };
  return (
    <Shell aria-label="The pattern in use">
      <StageTabs tabs={tabs} selected={state.tab} onSelect={(tab) => act({ type: 'tab', tab })} idOf={idOf} />
      <div role="tabpanel" id={idOf(state.tab, 'panel')} aria-labelledby={idOf(state.tab, 'tab')}>
        <Suspense fallback={<PanelLoading color={asset.dominantColor} />}>
          {state.tab === 'tile' ? <TilePanel {...panel} /> : null}
          {state.tab === 'repeat' ? <RepeatPanel {...panel} /> : null}
          {state.tab === 'mockups' ? <MockupPanel {...panel} /> : null}
          {state.tab === 'recolor' ? <RecolorPanel {...panel} /> : null}
        </Suspense>
      </div>
    </Shell>
  );
}
