import { useState } from 'react';
import type { CollectionRole } from '#generated/types.ts';
import { moveItem } from '#lib/move-item.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import type { PanelCollection, PlacedPattern } from './collection-words.ts';
import type { CollectionsState } from './useCollections.ts';

type Contents = Pick<PanelCollection, 'name' | 'description' | 'coverId'> & {
  readonly patterns: readonly PlacedPattern[];
};

const EMPTY: Contents = { name: '', description: '', coverId: null, patterns: [] };

interface CollectionFormOf {
  /** Null for a new collection. */
  readonly collection: PanelCollection | null;
  readonly state: CollectionsState;
  readonly onSaved: () => void;
}

/** Manages the unsaved changes of a collection. */
export function useCollectionForm({ collection, state, onSaved }: CollectionFormOf) {
  const [contents, setContents] = useState<Contents>(collection ?? EMPTY);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedGuard(isDirty);
  const { patterns } = contents;

  const change = (changes: Partial<Contents>) => {
    setContents((before) => ({ ...before, ...changes }));
    setIsDirty(true);
  };
  const errorOf = (field: string) => state.failure?.fields.find(({ path }) => path === field)?.message;

  return {
    contents,
    isDirty,
    errorOf,
    change,
    add: (pattern: PlacedPattern['pattern']) => {
      const role = patterns.some((each) => each.role === 'HERO') ? 'COORDINATE' : 'HERO';
      change({ patterns: [...patterns, { role, pattern }], coverId: contents.coverId ?? pattern.id });
    },
    take: (id: string) => change({ patterns: patterns.filter(({ pattern }) => pattern.id !== id) }),
    move: (from: number, to: number) => change({ patterns: moveItem(patterns, from, to) }),
    giveRole: (id: string, role: CollectionRole) =>
      change({ patterns: patterns.map((each) => (each.pattern.id === id ? { ...each, role } : each)) }),
    save: async () => {
      const isSaved = await state.save({
        ...(collection && { collectionId: collection.id, version: collection.version }),
        name: contents.name,
        description: contents.description,
        coverId: contents.coverId,
        patterns: patterns.map(({ role, pattern }) => ({ patternId: pattern.id, role })),
      });
      if (!isSaved) return;
      setIsDirty(false);
      toast({ status: 'success', title: 'Collection saved' });
      onSaved();
    },
  };
}

/** State of the collection form. */
export type CollectionForm = ReturnType<typeof useCollectionForm>;
