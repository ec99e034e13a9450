import { checkFile } from './check-file.ts';
import { decodeTile } from './decode-tile.ts';
import type { PreflightAnswer, PreflightRequest } from './preflight-file.ts';

/** Checks the one file it receives; the caller terminates the worker. */
async function answer({ file, claim }: PreflightRequest): Promise<PreflightAnswer> {
  try {
    return { check: await checkFile(file, claim, decodeTile), error: null };
  } catch (error) {
    return { check: null, error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<PreflightRequest>) => {
  void answer(data).then((said) => postMessage(said));
});
