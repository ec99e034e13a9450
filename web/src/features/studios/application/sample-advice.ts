import { findingWords, type PreflightCode } from '@halfdrop/domain';
import type { PreflightReport } from '@halfdrop/patterns/browser';
import { preflightFile } from '#lib/preflight/preflight-file.ts';

/** Checks that do not apply to samples: these are not sold and may have any size. */
const FOR_SALE_ALONE: readonly PreflightCode[] = ['too-small', 'not-square', 'odd-sides'];
const SEAMS: readonly PreflightCode[] = ['seam-broken', 'seam-suspect'];

/** Returns advice on a sample before it is sent; empty if there is none. */
export async function adviceOn(file: Blob): Promise<readonly string[]> {
  const { report } = await preflightFile(file, { layout: 'block' });
  const joins = joinsSomehow(report);
  return report.findings
    .filter(({ severity }) => severity !== 'note')
    .filter(({ code }) => !FOR_SALE_ALONE.includes(code) && !(joins && SEAMS.includes(code)))
    .map((finding) => findingWords(finding).says);
}

/** Returns whether the sample repeats in any layout, as its layout is not known. */
function joinsSomehow({ measures }: PreflightReport): boolean {
  return measures?.layouts.some((layout) => layout !== 'mirror') ?? false;
}
