import { can } from '@halfdrop/domain';
import { designers } from '../factories/designer.ts';
import { demoStatements, type DemoStatement } from '../factories/royalty-statement.ts';
import { forbidden } from '../failures.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';

/** Resolvers of royalties. */
export function royaltyQueries(shop: Shop): QueryResolvers {
  const studios = new Map(designers.slice(0, 2).map(({ id }, index) => [id, index === 0 ? demoStatements(id) : []]));

  /** Returns the statements of a studio if the viewer manages its money. */
  const ownedBy = (context: MockContext, studioId: string): readonly DemoStatement[] | undefined => {
    const { user } = signedIn(shop, context);
    if (!can(user, 'studio.payouts')) throw forbidden();
    return can(user, 'studio.payouts', { kind: 'studio', id: studioId }) ? studios.get(studioId) : undefined;
  };

  return {
    royaltyStatements: (_root, { studioId }, context) =>
      ownedBy(context, studioId)?.map(({ statement }) => statement) ?? null,
    royaltyStatement: (_root, { studioId, number, page, limit }, context) => {
      const found = ownedBy(context, studioId)?.find(({ statement }) => statement.number === number);
      return found ? { statement: found.statement, ...pageOf(found.lines, page ?? 1, limit ?? 24) } : null;
    },
  };
}

function pageOf(lines: DemoStatement['lines'], page: number, limit: number) {
  const totalPages = Math.ceil(lines.length / limit);
  return {
    lines: lines.slice((page - 1) * limit, page * limit),
    pageInfo: {
      page,
      limit,
      totalItems: lines.length,
      totalPages,
      hasNextPage: page < totalPages,
      hasPreviousPage: page > 1,
    },
  };
}
