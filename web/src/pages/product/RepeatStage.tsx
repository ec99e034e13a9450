import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { repeatName } from '#features/catalog/repeat-name.ts';
import { Badge } from '#ui/Badge.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Cloth } from './Cloth.tsx';
import type { ProductAsset } from './product-asset.ts';
import { Ruler } from './Ruler.tsx';
import { formatLength, type LengthUnit, SMALLEST_CM, STAGE_CM, TRUE_CM } from './true-scale.ts';

const Frame = chakra('div', {
  base: { position: 'relative', aspectRatio: { base: '1', md: '1.2' }, overflow: 'hidden', borderRadius: 'lg' },
});
const Controls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '4' },
});
const ScaleLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    marginInlineStart: { md: 'auto' },
    fontFamily: 'mono',
    fontSize: '13px',
    '& output': { minWidth: '9ch', fontVariantNumeric: 'tabular-nums' },
    '& input': { width: '140px', accentColor: 'var(--hd-colors-ink)' },
  },
});

/** The pattern laid out as cloth, 64 cm across, with a ruler; the repeat starts at the size it prints at 300 dpi. */
export function RepeatStage({ asset }: { asset: ProductAsset }) {
  const [repeatCm, setRepeatCm] = useState(TRUE_CM);
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const scaleId = useId();
  return (
    <section aria-label="The pattern in repeat">
      <Frame style={{ backgroundColor: asset.dominantColor }}>
        <Cloth asset={asset} repeatCm={repeatCm} />
        <Ruler unit={unit} />
      </Frame>
      <Controls>
        <Badge>{repeatName(asset.repeat)}</Badge>
        <chakra.div role="group" aria-label="Ruler" display="flex" gap="2">
          <Chip aria-pressed={unit === 'cm'} onClick={() => setUnit('cm')}>
            cm
          </Chip>
          <Chip aria-pressed={unit === 'in'} onClick={() => setUnit('in')}>
            inch
          </Chip>
        </chakra.div>
        <Chip aria-pressed={repeatCm === TRUE_CM} onClick={() => setRepeatCm(TRUE_CM)}>
          True scale
        </Chip>
        <ScaleLabel htmlFor={scaleId}>
          Repeat
          <output htmlFor={scaleId}>{formatLength(repeatCm, unit)}</output>
          <input
            id={scaleId}
            type="range"
            min={SMALLEST_CM}
            max={STAGE_CM}
            step={0.1}
            value={repeatCm}
            aria-valuetext={formatLength(repeatCm, unit)}
            onChange={({ target }) => setRepeatCm(Number(target.value))}
          />
        </ScaleLabel>
      </Controls>
    </section>
  );
}
