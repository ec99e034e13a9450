import { productionBundle, REPEAT_LAYOUTS, stampLicense } from '@halfdrop/patterns';
import type { FileForm, PatternSpec, ProductionFormat } from '@halfdrop/patterns';

/** Cost of one bundle. */
export interface BundleFigures {
  /** Wall time from the spec to the last file, excluding stamping. */
  readonly milliseconds: number;
  /** Peak memory of the process. */
  readonly peakBytes: number;
  readonly files: readonly {
    readonly format: ProductionFormat;
    readonly form: FileForm;
    readonly milliseconds: number;
    readonly byteLength: number;
    readonly stampMilliseconds: number;
  }[];
}

const META = {
  title: 'Bench',
  author: 'Studio Halcyon',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'HD-10000001',
  url: 'https://halfdrop.example/patterns/bench',
};
const LICENSE = { licensee: 'Ada Lovelace', number: 'HD-L-2026-000001', terms: 'Commercial license' };

async function measure(spec: PatternSpec): Promise<BundleFigures> {
  const files: BundleFigures['files'][number][] = [];
  let before = performance.now();
  for await (const { format, form, bytes } of productionBundle(spec, META)) {
    const written = performance.now();
    stampLicense(bytes, format, LICENSE);
    const stamped = performance.now();
    files.push({
      format,
      form,
      milliseconds: written - before,
      byteLength: bytes.length,
      stampMilliseconds: stamped - written,
    });
    before = performance.now();
  }
  return {
    milliseconds: files.reduce((sum, file) => sum + file.milliseconds, 0),
    peakBytes: process.resourceUsage().maxRSS * 1024,
    files,
  };
}

const [family = '', variant, palette = '', seed, layout] = process.argv.slice(2);
const repeat = REPEAT_LAYOUTS.find((known) => known === layout) ?? 'block';
const figures = await measure({ family, variant: Number(variant), palette, seed: Number(seed), repeat });
process.stdout.write(JSON.stringify(figures));
