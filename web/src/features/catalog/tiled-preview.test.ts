import { asset } from '@halfdrop/mocks';
import { masked } from '../../../test/masked.ts';
import type { TiledPreview_AssetFragment } from './TiledPreview.fragment.generated.ts';
import { tiledPreviewShareStyle, tiledPreviewStyle } from './tiled-preview.ts';

/** The mocked patterns cycle through half drop, block, brick and mirror. */
function previewOf(index: number) {
  const { id, dominantColor, previewBaseUrl, straightUnit } = asset(index);
  return {
    __typename: 'Asset' as const,
    id,
    dominantColor,
    previewBaseUrl,
    straightUnit: straightUnit && { ...straightUnit, __typename: 'StraightUnit' as const },
  };
}

test.each([
  ['half drop', 0, '800px 400px'],
  ['block', 1, '400px 400px'],
  ['brick', 2, '400px 800px'],
  ['mirror', 3, '800px 800px'],
])('the tiled preview of a %s is laid with what repeats straight, at the size of its tiles', (_, index, size) => {
  const pattern = previewOf(index);
  const { backgroundImage, backgroundSize } = tiledPreviewStyle(masked<TiledPreview_AssetFragment>(pattern), 400);
  const { previewBaseUrl } = pattern.straightUnit ?? pattern;
  expect(backgroundSize).toBe(size);
  expect(backgroundImage).toContain(JSON.stringify(`${previewBaseUrl}&w=640`));
});

test('a share of the width is that of one tile', () => {
  expect(tiledPreviewShareStyle(masked<TiledPreview_AssetFragment>(previewOf(3)), 0.34, 640).backgroundSize).toBe(
    '68% auto',
  );
  expect(tiledPreviewShareStyle(masked<TiledPreview_AssetFragment>(previewOf(1)), 0.34, 640).backgroundSize).toBe(
    '34% auto',
  );
});
