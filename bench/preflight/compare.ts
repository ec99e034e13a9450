import { isPassed, preflightInProcess, type PreflightReport } from '@halfdrop/patterns';
import type { CheckedFile } from '../../patterns/src/intake/testing/checked-files.ts';
import { decodedLikeInBrowsers } from '../../patterns/src/intake/testing/decoded-like-in-browsers.ts';
import { checkFile, type FileCheck } from '../../web/src/lib/preflight/check-file.ts';

/** The results of both sides for a file. */
export interface Compared {
  readonly file: CheckedFile;
  /** Whether the browser checked the pixels, too; otherwise it leaves them to the server, and says so. */
  readonly isComplete: boolean;
  readonly browser: readonly string[];
  readonly server: readonly string[];
  readonly isSame: boolean;
}

const codesOf = ({ findings }: PreflightReport): string =>
  findings
    .map(({ code }) => code)
    .toSorted()
    .join();
const errorsOf = ({ findings }: PreflightReport): string[] =>
  [...new Set(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code))].toSorted();

/** Returns whether a designer gets the same result before and after uploading. */
function saysTheSame({ report: here, isComplete }: FileCheck, there: PreflightReport): boolean {
  // Anything unchecked may be refused by the server, but the browser must not refuse what the server accepts.
  if (!isComplete) return isPassed(here) || !isPassed(there);
  return there.measures === null ? isPassed(here) === isPassed(there) : codesOf(here) === codesOf(there);
}

/**
 * Checks a file with the code of the page and with that of the server, in its process. They agree if both accept or
 * both refuse it, and, if both checked the pixels, if they report the same findings.
 */
export async function compare(file: CheckedFile, intakeProcess: URL): Promise<Compared> {
  const bytes = await file.make();
  const blob = new Blob([new Uint8Array(bytes)]);
  const [here, { report: there }] = await Promise.all([
    checkFile(blob, file.claim, () => decodedLikeInBrowsers(bytes)),
    preflightInProcess(bytes, { source: intakeProcess, claim: file.claim }),
  ]);
  const isSame = saysTheSame(here, there);
  return { file, isComplete: here.isComplete, browser: errorsOf(here.report), server: errorsOf(there), isSame };
}
