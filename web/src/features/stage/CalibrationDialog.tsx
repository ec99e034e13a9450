import { chakra } from '@chakra-ui/react';
import {
  calibrationFrom,
  cssPixelsPerCm,
  REFERENCE_OBJECTS,
  type ReferenceObject,
  type ScreenCalibration,
} from '@halfdrop/patterns/browser';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface CalibrationDialogProps {
  readonly calibration: ScreenCalibration | null;
  readonly onSave: (calibration: ScreenCalibration | null) => void;
  readonly onClose: () => void;
}

const Shape = chakra('div', {
  base: {
    maxWidth: '100%',
    marginBlock: '5',
    border: '2px solid',
    borderColor: 'ink',
    background: 'linen',
    marginInline: 'auto',
  },
});
const Track = chakra('input', { base: { width: 'full', minHeight: '11', accentColor: 'var(--hd-colors-ink)' } });

/** Plausible range of screen densities, in CSS pixels per cm. */
const COARSEST = 20;
const FINEST = 90;
/** Below this width a card does not fit lengthwise: its short edge is measured. */
const NARROW = 480;

/** Returns width and height of an object as held against the screen, in cm. */
function heldSize({ widthMm, heightMm }: ReferenceObject): { width: number; height: number } {
  const isUpright = window.innerWidth < NARROW;
  return isUpright ? { width: heightMm / 10, height: widthMm / 10 } : { width: widthMm / 10, height: heightMm / 10 };
}

interface WidthSliderProps {
  /** Width of the shape in CSS pixels, announced to screen readers. */
  readonly shapeWidth: number;
  readonly pixelsPerCm: number;
  readonly onChange: (pixelsPerCm: number) => void;
}

function WidthSlider({ shapeWidth, pixelsPerCm, onChange }: WidthSliderProps) {
  return (
    <Track
      type="range"
      aria-label="Width of the shape"
      min={COARSEST}
      max={FINEST}
      step={0.1}
      value={pixelsPerCm}
      aria-valuetext={`${Math.round(shapeWidth)} pixels`}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

/** Calibrates the screen: the user holds an object of known size against it to determine how large a cm is. */
export function CalibrationDialog({ calibration, onSave, onClose }: CalibrationDialogProps) {
  const [object, setObject] = useState(REFERENCE_OBJECTS[0]);
  const [pixelsPerCm, setPixelsPerCm] = useState(() => cssPixelsPerCm(calibration, window.devicePixelRatio));
  const { width, height } = heldSize(object);
  const save = () => {
    onSave(calibrationFrom(width * 10, width * pixelsPerCm, window.devicePixelRatio));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Measure your screen"
      footer={
        <chakra.div display="flex" justifyContent="flex-end" flexWrap="wrap" gap="3">
          {calibration === null ? null : (
            <Button
              variant="outline"
              onClick={() => {
                onSave(null);
                onClose();
              }}
            >
              Forget
            </Button>
          )}
          <Button onClick={save}>Save</Button>
        </chakra.div>
      }
    >
      <chakra.p marginBottom="4">
        Hold one of these against the screen and move the slider until the shape is as wide. It stays in this browser.
      </chakra.p>
      <chakra.div role="group" aria-label="What you have at hand" display="flex" flexWrap="wrap" gap="2">
        {REFERENCE_OBJECTS.map((entry) => (
          <Chip key={entry.slug} aria-pressed={entry.slug === object.slug} onClick={() => setObject(entry)}>
            {entry.name}
          </Chip>
        ))}
      </chakra.div>
      <Shape
        data-shape={object.slug}
        style={{
          width: width * pixelsPerCm,
          height: height * pixelsPerCm,
          borderRadius: object.isRound ? '50%' : 0.318 * pixelsPerCm,
        }}
      />
      <WidthSlider shapeWidth={width * pixelsPerCm} pixelsPerCm={pixelsPerCm} onChange={setPixelsPerCm} />
    </Dialog>
  );
}
