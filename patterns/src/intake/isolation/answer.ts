import type { CheckedUpload } from '../preflight-upload.ts';
import type { UploadResult } from '../upload-result.ts';

const SEVERITIES = new Set<unknown>(['error', 'warning', 'note']);
const KINDS = new Set<unknown>(['svg', 'pdf', 'png', 'jpeg', 'webp', 'tiff', 'psd']);

/**
 * Returns whether a reply of the intake process has the shape of a result. That process has parsed an untrusted file:
 * even if compromised, it can say no more than a result can.
 */
export function isUploadResult(answer: unknown): answer is UploadResult {
  if (typeof answer !== 'object' || answer === null) return false;
  const { isAccepted, steps, reason, detail, kind, width, height, svg }: Partial<Record<string, unknown>> = {
    ...answer,
  };
  if (typeof steps !== 'number') return false;
  if (isAccepted === false) return typeof reason === 'string' && typeof detail === 'string';
  const hasContent = kind === 'svg' || kind === 'pdf' ? typeof svg === 'string' : svg === null;
  return isAccepted === true && KINDS.has(kind) && isLength(width) && isLength(height) && hasContent;
}

const isLength = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0;

type Unknown = Partial<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areAll = (values: unknown, check: (value: unknown) => boolean): boolean =>
  Array.isArray(values) && values.every(check);
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string';

/** Returns whether a reply has the shape of a result and a report on it. */
export function isCheckedUpload(
  answer: unknown,
): answer is Omit<CheckedUpload, 'small'> & { readonly peakBytes: number } {
  if (!isRecord(answer)) return false;
  const { upload, report, peakBytes } = answer;
  if (!isUploadResult(upload) || !isRecord(report) || !isNumber(peakBytes)) return false;
  const { findings, facts, measures } = report;
  return areAll(findings, isFinding) && isNullOr(facts, isFacts) && isNullOr(measures, isMeasures);
}

const isNullOr = (value: unknown, check: (value: Unknown) => boolean): boolean =>
  value === null || (isRecord(value) && check(value));

function isFinding(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { code, severity, data, boxes } = value;
  const isTold = isRecord(data) && Object.values(data).every((each) => isNumber(each) || isText(each));
  const isPlaced = areAll(boxes, (box) => isRecord(box) && Object.values(box).every(isNumber));
  return isText(code) && SEVERITIES.has(severity) && isTold && isPlaced;
}

function isFacts({ kind, size, bitDepth, colorModel, profile, dpi, layers }: Unknown): boolean {
  const hasSize = isNullOr(size, ({ width, height }) => isNumber(width) && isNumber(height));
  const hasProfile = isNullOr(profile, ({ space, model }) => isText(space) && isText(model));
  const hasDensity = dpi === null || isNumber(dpi);
  return (
    KINDS.has(kind) && hasSize && hasProfile && hasDensity && isText(colorModel) && [bitDepth, layers].every(isNumber)
  );
}

function isMeasures({ width, height, layouts, seam, palette, colors, descriptor, fingerprint }: Unknown): boolean {
  const hasSeam = isNullOr(seam, ({ result, score }) => isText(result) && isNumber(score));
  const isSwatch = (swatch: unknown): boolean =>
    isRecord(swatch) && isText(swatch['hex']) && isText(swatch['name']) && isNumber(swatch['share']);
  const areTexts = areAll(layouts, isText) && areAll(colors, isText) && isText(descriptor) && isText(fingerprint);
  return isLength(width) && isLength(height) && hasSeam && areAll(palette, isSwatch) && areTexts;
}
