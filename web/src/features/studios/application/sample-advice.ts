import { findingWords, type PreflightCode } from '@halfdrop/domain';
import type { PreflightReport } from '@halfdrop/patterns/browser';
import { preflightFile } from '#lib/preflight/preflight-file.ts';

/** Samples are not sold: they may have any size. */
const FOR_SALE_ALONE: readonly PreflightCode[] = ['too-small', 'not-square', 'odd-sides'];
const SEAMS: readonly PreflightCode[] = ['seam-broken', 'seam-suspect'];

/** What is worth knowing of a sample before it is sent, in words; nothing when it is as it should be. */
export async function adviceOn(file: Blob): Promise<readonly string[]> {
  const { report } = await preflightFile(file, { layout: 'block' });
  const joins = joinsSomehow(report);
  return report.findings
    .filter(({ severity }) => severity !== 'note')
    .filter(({ code }) => !FOR_SALE_ALONE.includes(code) && !(joins && SEAMS.includes(code)))
    .map((finding) => findingWords(finding).says);
}

/** How a sample is laid is not asked: it may join in any layout that it must be made for. */
function joinsSomehow({ measures }: PreflightReport): boolean {
  return measures?.layouts.some((layout) => layout !== 'mirror') ?? false;
}
