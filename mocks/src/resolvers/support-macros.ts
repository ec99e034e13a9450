import { MacroBodyField, MacroTitleField } from '@halfdrop/domain';
import type { MutationResolvers, SupportMacro } from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound, versionConflict } from '../user-errors.ts';

/** State and resolvers of macros. */
export function macroState(shop: Shop, start: readonly SupportMacro[]) {
  const macros = new Map(start.map((macro) => [macro.id, macro]));
  const mutations: Pick<MutationResolvers, 'saveSupportMacro' | 'removeSupportMacro'> = {
    saveSupportMacro: (_root, { input: { id, version, title, body } }, context) => {
      shop.demand(context, 'ticket.answer');
      const errors = brokenRules([fieldRule('title', MacroTitleField, title), fieldRule('body', MacroBodyField, body)]);
      if (errors.length > 0) return { macro: null, errors };
      const known = id ? macros.get(id) : undefined;
      if (id && !known) return { macro: null, errors: [notFound('id')] };
      if (known && known.version !== version) return { macro: null, errors: [versionConflict(known.version)] };
      const kept = { id: known?.id ?? `macro-${macros.size + 1}`, title, body, version: (known?.version ?? 0) + 1 };
      macros.set(kept.id, kept);
      return { macro: kept, errors };
    },
    removeSupportMacro: (_root, { input: { id } }, context) => {
      shop.demand(context, 'ticket.answer');
      return macros.delete(id) ? { id, errors: [] } : { id: null, errors: [notFound('id')] };
    },
  };
  return { mutations, all: () => [...macros.values()].toSorted((a, b) => a.title.localeCompare(b.title)) };
}
