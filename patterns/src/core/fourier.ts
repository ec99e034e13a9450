/** A complex signal whose length is a power of two, transformed in place. */
export interface ComplexSignal {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** Returns the smallest power of two that is at least `size`. */
export function paddedSize(size: number): number {
  return 2 ** Math.ceil(Math.log2(size));
}

/** Returns a signal of zeros. */
export function complexSignal(size: number): ComplexSignal {
  return { real: new Float64Array(size), imaginary: new Float64Array(size) };
}

/**
 * Fast Fourier transforms of one size (Cooley and Tukey 1965, radix 2, decimation in time). The inverse is not divided
 * by the size.
 */
export class FourierTransform {
  private readonly size: number;
  private readonly cosines: Float64Array;
  private readonly sines: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size));
    this.sines = Float64Array.from({ length: size / 2 }, (_, index) => Math.sin((2 * Math.PI * index) / size));
  }

  forward({ real, imaginary }: ComplexSignal): void {
    this.transform(real, imaginary);
  }

  /** Swapping real and imaginary parts before and after turns the forward transform into its inverse. */
  inverse({ real, imaginary }: ComplexSignal): void {
    this.transform(imaginary, real);
  }

  private transform(real: Float64Array, imaginary: Float64Array): void {
    reverseBits(real, imaginary);
    for (let half = 1; half < this.size; half *= 2) {
      const stride = this.size / (2 * half);
      for (let offset = 0; offset < half; offset += 1) {
        const cosine = this.cosines[offset * stride] ?? 1;
        const sine = this.sines[offset * stride] ?? 0;
        for (let low = offset; low < this.size; low += 2 * half) {
          const high = low + half;
          const highReal = real[high] ?? 0;
          const highImaginary = imaginary[high] ?? 0;
          const turnedReal = highReal * cosine + highImaginary * sine;
          const turnedImaginary = highImaginary * cosine - highReal * sine;
          const lowReal = real[low] ?? 0;
          const lowImaginary = imaginary[low] ?? 0;
          real[high] = lowReal - turnedReal;
          imaginary[high] = lowImaginary - turnedImaginary;
          real[low] = lowReal + turnedReal;
          imaginary[low] = lowImaginary + turnedImaginary;
        }
      }
    }
  }
}

function reverseBits(real: Float64Array, imaginary: Float64Array): void {
  let reversed = 0;
  for (let index = 1; index < real.length; index += 1) {
    let bit = real.length / 2;
    for (; reversed >= bit; bit /= 2) reversed -= bit;
    reversed += bit;
    if (index >= reversed) continue;
    swap(real, index, reversed);
    swap(imaginary, index, reversed);
  }
}

function swap(values: Float64Array, left: number, right: number): void {
  const kept = values[left] ?? 0;
  values[left] = values[right] ?? 0;
  values[right] = kept;
}
