import sharp from 'sharp';

/** Returns the compact sRGB profile, which is also embedded in the JPEG and PNG files. */
export async function srgbProfile(): Promise<Buffer> {
  const pixel = { width: 1, height: 1, channels: 3 as const, background: '#ffffff' };
  const tagged = await sharp({ create: pixel }).withIccProfile('srgb').png().toBuffer();
  const { icc } = await sharp(tagged).metadata();
  if (!icc) throw new Error('The image library wrote no sRGB profile');
  return icc;
}
