import { CategoryNameField, CategorySlugField, ReasonField, skuOf } from '@halfdrop/domain';
import { type DeskCategory, demoDeskCategories } from '../factories/desk-category.ts';
import type {
  AlreadyTakenError,
  ChangeCategoryInput,
  CreateCategoryInput,
  RemoveCategoryInput,
  ValidationError,
} from '../generated/resolvers.ts';
import { brokenRules, type FieldRule, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound, versionConflict } from '../user-errors.ts';
import type { DeskState } from './staff.ts';

type Contents = CreateCategoryInput | ChangeCategoryInput;

/** The categories of the category desk, with their changes. */
class MockedCategories {
  readonly #shop: Shop;
  all: readonly DeskCategory[] = demoDeskCategories();

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  find(id: string): DeskCategory | undefined {
    return this.all.find((each) => each.id === id);
  }

  levelOf({ kind, parentId }: Pick<DeskCategory, 'kind' | 'parentId'>): readonly DeskCategory[] {
    return this.all.filter((each) => each.kind === kind && each.parentId === parentId);
  }

  /** Returns the slugs already taken by other categories, as errors; empty if there are none. */
  taken(addresses: readonly string[], id: string | null): AlreadyTakenError[] {
    const others = this.all.filter((each) => each.id !== id).flatMap(({ slug, aliases }) => [slug, ...aliases]);
    const index = addresses.findIndex((address) => others.includes(address));
    if (index < 0) return [];
    const message = `Another category already has the address ${addresses[index]}.`;
    return [{ __typename: 'AlreadyTakenError', message, path: [index === 0 ? 'slug' : 'aliases'] }];
  }

  rulesOf(input: Contents): FieldRule[] {
    return [
      fieldRule('name', CategoryNameField, input.name),
      fieldRule('reason', ReasonField, input.reason),
      [!input.coverSku || this.#cover(input) !== undefined, 'coverSku', 'No pattern on sale has this asset ID'],
    ];
  }

  contentsOf(input: Contents): Pick<DeskCategory, 'name' | 'aliases' | 'coverId' | 'coverSku'> {
    const cover = this.#cover(input);
    return {
      name: input.name.trim(),
      aliases: input.aliases ?? [],
      coverId: cover?.id ?? null,
      coverSku: cover?.sku ?? null,
    };
  }

  #cover({ coverSku }: Contents) {
    const sku = coverSku ? skuOf(coverSku) : null;
    return this.#shop.catalog.find(({ asset }) => sku !== null && skuOf(asset.sku) === sku)?.asset;
  }

  /** Returns why a category cannot be removed; empty if it can. */
  refusal(removed: DeskCategory, { intoId, reason }: RemoveCategoryInput): ValidationError[] {
    const into = this.levelOf(removed).some(({ id }) => id === intoId) || this.#isSubcategory(removed, intoId);
    const isEmpty = removed.assetCount === 0 && this.all.every(({ parentId }) => parentId !== removed.id);
    return brokenRules([
      fieldRule('reason', ReasonField, reason),
      [intoId ? into : isEmpty, 'intoId', 'It has patterns or categories: choose the category that takes them'],
    ]);
  }

  #isSubcategory({ parentId }: DeskCategory, id: string | null | undefined): boolean {
    return parentId !== null && this.all.some((each) => each.id === id && each.parentId !== null);
  }

  /** Returns all categories. One that is being removed appears once more, and then disappears. */
  look(): DeskCategory[] {
    const seen = [...this.all];
    for (const each of seen) if (each.removedIntoId) this.#drop(each, each.removedIntoId);
    return seen;
  }

  /** Removes an empty category at once; others remain in removal until the next read. */
  remove(removed: DeskCategory, intoId: string | null): void {
    if (intoId === null) return this.#drop(removed, null);
    const leaving = { ...removed, removedIntoId: intoId, version: removed.version + 1 };
    this.all = this.all.map((each) => (each === removed ? leaving : each));
  }

  #drop(removed: DeskCategory, intoId: string | null): void {
    const left = this.all.filter((each) => each !== removed);
    this.all = left.map((each) => {
      if (each.id === intoId) {
        const aliases = [...each.aliases, ...removed.aliases, removed.slug];
        return { ...each, aliases, assetCount: each.assetCount + removed.assetCount };
      }
      return each.parentId === removed.id ? { ...each, parentId: intoId } : each;
    });
  }
}

/** State and resolvers of the category desk. What visitors see does not change with it. */
export function categoryDeskState(shop: Shop): DeskState {
  const categories = new MockedCategories(shop);
  return {
    queries: {
      adminCategories: (_root, _args, context) => {
        shop.demand(context, 'catalog.manage');
        return categories.look();
      },
    },
    mutations: { ...edits(shop, categories), ...moves(shop, categories) },
  };
}

type Mutations = DeskState['mutations'];

function edits(shop: Shop, categories: MockedCategories): Mutations {
  return {
    createCategory: (_root, { input }, context) => {
      shop.demand(context, 'catalog.manage');
      const errors = brokenRules([fieldRule('slug', CategorySlugField, input.slug), ...categories.rulesOf(input)]);
      if (errors.length > 0) return { category: null, errors };
      const taken = categories.taken([input.slug, ...(input.aliases ?? [])], null);
      if (taken.length > 0) return { category: null, errors: taken };
      const made: DeskCategory = {
        ...categories.contentsOf(input),
        id: `category-${input.slug}`,
        slug: input.slug,
        kind: input.kind,
        parentId: input.parentId ?? null,
        assetCount: 0,
        price: null,
        mirroredId: null,
        removedIntoId: null,
        version: 1,
      };
      categories.all = [...categories.all, made];
      return { category: made, errors };
    },
    changeCategory: (_root, { input }, context) => {
      shop.demand(context, 'catalog.manage');
      const before = categories.find(input.categoryId);
      if (!before) return { category: null, errors: [notFound('categoryId')] };
      if (before.version !== input.version) return { category: null, errors: [versionConflict(before.version)] };
      const errors = brokenRules(categories.rulesOf(input));
      if (errors.length > 0) return { category: null, errors };
      const taken = categories.taken([before.slug, ...(input.aliases ?? [])], before.id);
      if (taken.length > 0) return { category: null, errors: taken };
      const after = { ...before, ...categories.contentsOf(input), version: before.version + 1 };
      categories.all = categories.all.map((each) => (each === before ? after : each));
      return { category: after, errors };
    },
  };
}

function moves(shop: Shop, categories: MockedCategories): Mutations {
  return {
    removeCategory: (_root, { input }, context) => {
      shop.demand(context, 'catalog.manage');
      const removed = categories.find(input.categoryId);
      if (!removed) return { categories: null, errors: [notFound('categoryId')] };
      if (removed.version !== input.version) return { categories: null, errors: [versionConflict(removed.version)] };
      const errors = categories.refusal(removed, input);
      if (errors.length > 0) return { categories: null, errors };
      categories.remove(removed, input.intoId ?? null);
      return { categories: [...categories.all], errors };
    },
    orderCategories: (_root, { input }, context) => {
      shop.demand(context, 'catalog.manage');
      const placed = input.categoryIds.flatMap((id) => categories.find(id) ?? []);
      const level = placed[0] ? categories.levelOf(placed[0]) : [];
      const isWhole = placed.length === level.length && level.every((each) => placed.includes(each));
      const errors = brokenRules([[isWhole, 'categoryIds', 'Each category of one level must be named once']]);
      if (errors.length > 0) return { categories: null, errors };
      categories.all = [...placed, ...categories.all.filter((each) => !placed.includes(each))];
      return { categories: [...categories.all], errors };
    },
  };
}
