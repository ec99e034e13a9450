import { setImmediate } from 'node:timers/promises';
import { answerCalls } from '../../platform/threads/answer-calls.ts';
import type { LikenessAnswer, LikenessQuestion } from './likeness-question.ts';
import { LikenessStore } from './likeness-store.ts';

const store = new LikenessStore();

async function answer(question: LikenessQuestion): Promise<LikenessAnswer> {
  switch (question.kind) {
    case 'change':
      store.change(question);
      return null;
    case 'gather':
      // Requests that arrive meanwhile are answered between the steps.
      for (const pause of store.gather()) await setImmediate(pause);
      return null;
    case 'similar':
      return store.similarTo(question.assetId, question.limit);
    case 'picture':
      return store.similarToPicture(question.picture, question);
    case 'nearest':
      return store.nearestTo(question.picture, question.limit);
    case 'palette':
      return store.withColors(question.colors, question);
  }
}

answerCalls(answer);
