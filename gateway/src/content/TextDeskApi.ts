import type { TextKind, TextView } from '@halfdrop/domain';
import type {
  AdminText,
  AdminTextList,
  AdminTextSummary,
  HelpCategory,
  TextPreview,
  TextWords,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Identifies a text. */
interface TextKey {
  readonly kind: TextKind;
  readonly slug: string;
}

/** API for editing the shop's texts. */
export interface TextDeskApi {
  list(wanted: { readonly view: TextView; readonly q?: string }): Promise<AdminTextSummary[]>;
  one(key: TextKey): Promise<AdminText | null>;
  version(key: TextKey, version: number): Promise<TextWords | null>;
  createArticle(article: {
    readonly category: HelpCategory['id'];
    readonly slug: string;
    readonly question: string;
  }): Promise<AdminText>;
  preview(words: TextWords & TextKey): Promise<TextPreview>;
  save(key: TextKey, draft: TextWords & { readonly revision: number }): Promise<AdminText>;
  publish(
    key: TextKey,
    publication: { readonly revision: number; readonly effectiveAt: string | null; readonly reason: string },
  ): Promise<AdminText>;
}

/** Creates a `TextDeskApi` that calls the REST API. */
export function restTextDeskApi(client: RestClient): TextDeskApi {
  return {
    list: async (wanted) => (await client.get<AdminTextList>(restPath`/admin/texts`, { ...wanted })).texts,
    one: ({ kind, slug }) => client.find<AdminText>(restPath`/admin/texts/${kind}/${slug}`),
    version: ({ kind, slug }, version) =>
      client.find<TextWords>(restPath`/admin/texts/${kind}/${slug}/versions/${String(version)}`),
    createArticle: (article) => client.post<AdminText>(restPath`/admin/articles`, article),
    preview: (words) => client.post<TextPreview>(restPath`/admin/texts/preview`, words),
    save: ({ kind, slug }, draft) => client.put<AdminText>(restPath`/admin/texts/${kind}/${slug}/draft`, draft),
    publish: ({ kind, slug }, publication) =>
      client.post<AdminText>(restPath`/admin/texts/${kind}/${slug}/versions`, publication),
  };
}
