import { TextFields, type TextKind } from '@halfdrop/domain';
import * as v from 'valibot';
import { Problem } from '../../platform/http/problem.ts';
import type { TextWords } from './text-desk.contract.ts';

/** Normalizes content for storage. @throws validation_failed for content that a text of this kind cannot have */
export function checkWords(kind: TextKind, words: TextWords): TextWords {
  const { success, output, issues } = v.safeParse(TextFields[kind], words);
  if (success) return output;
  const errors = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
  throw new Problem('validation_failed', { message: issues[0].message, errors });
}
