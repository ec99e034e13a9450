import { GRADES, MAX_JUDGED_SEARCHES } from '@halfdrop/domain';
import type { DbOrTrx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { addDays } from '../../platform/clock/clock.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { AuditFacts } from '../../staff/audit-facts.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { JudgedInput, JudgedSearchDto, JudgedSearchPageDto, SearchCandidatesDto } from './judged.contract.ts';
import {
  findGraded,
  findKnownAssets,
  lockJudged,
  putGrades,
  readCandidates,
  readJudgedWords,
} from './judged.repository.ts';

const CANDIDATE_DAYS = 7;
const MAX_CANDIDATES = 20;

/** Search relevance judgments, for staff. */
export interface JudgedDesk {
  list(text: string, wanted: WantedPage): Promise<JudgedSearchPageDto>;
  candidates(signal?: AbortSignal): Promise<SearchCandidatesDto>;
  /** @throws validation_failed for an unknown pattern, and when there are too many judged searches */
  save(by: AuditAuthor, judged: JudgedInput): Promise<JudgedSearchDto>;
  /** @throws not_found */
  remove(by: AuditAuthor, words: string): Promise<JudgedSearchDto>;
}

interface JudgedDeskNeeds extends Pick<Foundation, 'db' | 'clock' | 'heavyReads'> {
  readonly audit: Audit;
}

/** Creates the desk. */
export function createJudgedDesk({ db, clock, heavyReads, audit }: JudgedDeskNeeds): JudgedDesk {
  return {
    async list(text, wanted) {
      const { rows, pagination } = await readJudgedWords(db, text, wanted);
      return {
        judgedSearches: await toJudged(
          db,
          rows.map(({ words }) => words),
        ),
        pagination,
      };
    },

    async candidates(signal) {
      const since = addDays(clock.now(), -CANDIDATE_DAYS);
      const rows = await heavyReads.run(signal, (read) => readCandidates(read, since, MAX_CANDIDATES));
      return { candidates: [...rows] };
    },

    save: (by, { words, grades }) =>
      inTransaction(db, async (trx) => {
        if ((await lockJudged(trx, words)) >= MAX_JUDGED_SEARCHES) {
          throw invalidField(
            'words',
            `At most ${MAX_JUDGED_SEARCHES} searches can be judged. Remove another one first.`,
          );
        }
        const known = await findKnownAssets(
          trx,
          grades.map(({ assetId }) => assetId),
        );
        if (grades.some(({ assetId }) => !known.has(assetId))) {
          throw invalidField('grades', 'One of the patterns does not exist any more.');
        }
        const [before = null] = await toJudged(trx, [words]);
        await putGrades(
          trx,
          words,
          grades.map(({ assetId, grade }) => ({ words, asset_id: assetId, grade })),
        );
        const [after] = await toJudged(trx, [words]);
        if (!after) throw new Error('what was just judged is judged');
        await audit.record(trx, lineOf(by, words, { before, after }));
        return after;
      }),

    remove: (by, words) =>
      inTransaction(db, async (trx) => {
        await lockJudged(trx, words);
        const [before] = await toJudged(trx, [words]);
        if (!before) throw new Problem('not_found', { message: 'This search is not judged.' });
        await putGrades(trx, words, []);
        await audit.record(trx, lineOf(by, words, { before, after: null }));
        return before;
      }),
  };
}

interface Change {
  readonly before: JudgedSearchDto | null;
  readonly after: JudgedSearchDto | null;
}

function lineOf(by: AuditAuthor, words: string, { before, after }: Change) {
  return {
    by,
    action: 'search.manage',
    subject: { kind: 'judged-search', id: words },
    before: before && factsOf(before),
    after: after && factsOf(after),
    why: '',
  } as const;
}

function factsOf({ patterns }: JudgedSearchDto): AuditFacts {
  return { grades: patterns.map(({ id, grade }) => `${id}: ${grade}`) };
}

/** Returns searches with their graded patterns, best first; searches without judgments are left out. */
async function toJudged(db: DbOrTrx, words: readonly string[]): Promise<JudgedSearchDto[]> {
  if (words.length === 0) return [];
  const rows = await findGraded(db, words);
  return words
    .map((each) => ({ words: each, patterns: rows.filter((row) => row.words === each).map(toGraded) }))
    .filter(({ patterns }) => patterns.length > 0);
}

function toGraded({ id, slug, title, grade }: Awaited<ReturnType<typeof findGraded>>[number]) {
  return { id, slug, title, grade: GRADES.find((each) => each === grade) ?? 1 };
}
