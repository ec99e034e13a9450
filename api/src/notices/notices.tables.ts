import type { NoticeKind, NoticeTopic } from '@halfdrop/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { NoticeFacts } from './notice-facts.ts';

/** Tables of this domain. */
export interface NoticeTables {
  notices_notice: {
    id: Generated<string>;
    studio_id: number;
    kind: NoticeKind;
    subject_id: string;
    facts: JSONColumnType<NoticeFacts>;
    happened_at: Date;
    read_at: Date | null;
  };
  notices_muted_topic: { studio_id: number; account_id: string; topic: NoticeTopic };
}
