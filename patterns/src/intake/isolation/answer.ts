import type { UploadResult } from '../upload-result.ts';

const KINDS = new Set<unknown>(['svg', 'png', 'jpeg', 'webp', 'tiff', 'psd']);

/**
 * Whether an answer of the intake process has the shape of a result. That process read a file of a stranger: should it
 * have been taken over, it can still say no more than a result can.
 */
export function isUploadResult(answer: unknown): answer is UploadResult {
  if (typeof answer !== 'object' || answer === null) return false;
  const { isAccepted, steps, reason, detail, kind, width, height, svg }: Partial<Record<string, unknown>> = {
    ...answer,
  };
  if (typeof steps !== 'number') return false;
  if (isAccepted === false) return typeof reason === 'string' && typeof detail === 'string';
  const hasContent = kind === 'svg' ? typeof svg === 'string' : svg === null;
  return isAccepted === true && KINDS.has(kind) && isLength(width) && isLength(height) && hasContent;
}

const isLength = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0;
