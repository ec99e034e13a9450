import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { StageTab } from './stage-state.ts';

const labels: Readonly<Record<StageTab, string>> = {
  tile: 'Tile',
  repeat: 'Repeat',
  mockups: 'Mock-ups',
  recolor: 'Recolour',
};

const Plate = chakra('div', {
  base: {
    position: { md: 'absolute' },
    zIndex: 2,
    top: '3',
    insetInlineStart: '3',
    display: 'flex',
    justifyContent: 'space-between',
    marginBottom: { base: '3', md: '0' },
    padding: '1',
    borderRadius: 'full',
    background: 'card',
    boxShadow: '0 1px 4px rgb(27 24 21 / 0.25)',
  },
});
const Tab = chakra('button', {
  base: {
    minHeight: '36px',
    paddingInline: { base: '3', md: '4' },
    borderRadius: 'full',
    color: 'ink',
    fontSize: '14px',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transition: 'background-color 150ms',
    '&[aria-selected="false"]:hover': { background: 'linen' },
    '&[aria-selected="true"]': { background: 'ink', color: 'paper' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});

/** Props of the tabs. `idOf` returns the id of a tab's button and, with `panel`, of its panel. */
export interface StageTabsProps {
  readonly tabs: readonly StageTab[];
  readonly selected: StageTab;
  readonly onSelect: (tab: StageTab) => void;
  readonly idOf: (tab: StageTab, part: 'tab' | 'panel') => string;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs of the stage, overlaid on its picture, or above it on phones. Arrow keys, Home and End move between them. */
export function StageTabs({ tabs, selected, onSelect, idOf }: StageTabsProps) {
  const followKey = (event: KeyboardEvent) => {
    const next = tabs[steps[event.key]?.(tabs.indexOf(selected), tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(idOf(next, 'tab'))?.focus();
  };
  return (
    <Plate role="tablist" aria-label="Ways to see the pattern">
      {tabs.map((tab) => (
        <Tab
          key={tab}
          type="button"
          role="tab"
          id={idOf(tab, 'tab')}
          aria-selected={tab === selected}
          aria-controls={tab === selected ? idOf(tab, 'panel') : undefined}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={followKey}
        >
          {labels[tab]}
        </Tab>
      ))}
    </Plate>
  );
}
