import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestion } from './answer-question.ts';
import { IndexFeed } from './index-feed.ts';
import { followDatabase } from './follow-database.ts';
import type { Answer, FromIndex, IndexSettings, Question, ToIndex } from './protocol.ts';

const settings: IndexSettings = workerData;
const feed = new IndexFeed(settings.file);
const following = new AbortController();

function send(message: FromIndex): void {
  parentPort?.postMessage(message);
}

function answer(question: Question): Answer {
  const { index } = feed;
  if (!index) return { kind: 'failed', message: 'the search index is not built yet' };
  try {
    return answerQuestion(index, question);
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : 'unknown failure' };
  }
}

parentPort?.on('message', (message: ToIndex) => {
  if (message.kind === 'ask') send({ kind: 'answer', id: message.id, answer: answer(message.question) });
  else following.abort();
});

void followDatabase(settings.address, feed, {
  signal: following.signal,
  onState: (state) => send({ kind: 'state', state }),
}).then(() => parentPort?.close());
