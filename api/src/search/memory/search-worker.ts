import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls, postEvent } from '../../platform/threads/answer-calls.ts';
import { followDatabase } from '../feed/follow-database.ts';
import { answerQuestion } from './answer-question.ts';
import { IndexFeed } from './index-feed.ts';
import type { Answer, IndexEvent, IndexSettings, Question } from './protocol.ts';

const settings: IndexSettings = workerData;
const tell = (event: IndexEvent) => postEvent(event);
const feed = new IndexFeed(settings.file, (changedListing) => tell({ changedListing }));
const following = new AbortController();

function answer(question: Question): Answer {
  if (!feed.index) throw new Error('the search index is not built yet');
  return answerQuestion(feed.index, question);
}

answerCalls(answer, () => following.abort());

void followDatabase(settings.address, feed, {
  signal: following.signal,
  onState: (state) => tell({ state }),
}).then(() => parentPort?.close());
