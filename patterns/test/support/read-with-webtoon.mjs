/**
 * Reads a PSD with a reader that is not the library that wrote it, composites its layers as Photoshop does, and prints
 * what it finds as JSON.
 *
 * Usage: node read-with-webtoon.mjs <psd file> <png file of the same picture>
 */
import { readFile } from 'node:fs/promises';

import Psd from '@webtoon/psd';
import sharp from 'sharp';

const [, , psdPath, pngPath] = process.argv;
const file = await readFile(psdPath);
const psd = Psd.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
const picture = await sharp(pngPath).removeAlpha().raw().toBuffer();

/** Returns the largest and the mean difference between the picture and RGBA or RGB samples, from 0 to 255. */
function difference(samples, channels) {
  let most = 0;
  let sum = 0;
  for (let pixel = 0; pixel < psd.width * psd.height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const step = Math.abs(samples[pixel * channels + channel] - picture[pixel * 3 + channel]);
      most = Math.max(most, step);
      sum += step;
    }
  }
  return { most, mean: sum / (psd.width * psd.height * 3) };
}

const layers = [];
const flattened = new Float32Array(psd.width * psd.height * 3).fill(255);
for (const layer of psd.layers.toReversed()) {
  const samples = await layer.composite();
  const blend = layer.layerFrame?.layerProperties?.blendMode;
  layers.push({ name: layer.name, box: [layer.left, layer.top, layer.width, layer.height], blend });
  for (let y = 0; y < layer.height; y += 1) {
    for (let x = 0; x < layer.width; x += 1) {
      const from = (y * layer.width + x) * 4;
      const to = ((y + layer.top) * psd.width + x + layer.left) * 3;
      const alpha = samples[from + 3] / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = flattened[to + channel];
        const above = blend === 'mul ' ? (samples[from + channel] * below) / 255 : samples[from + channel];
        flattened[to + channel] = below + (above - below) * alpha;
      }
    }
  }
}

process.stdout.write(
  JSON.stringify({
    size: [psd.width, psd.height],
    layers,
    composite: difference(await psd.composite(), 4),
    flattened: difference(flattened, 3),
  }),
);
