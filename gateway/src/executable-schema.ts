import { makeExecutableSchema } from '@graphql-tools/schema';
import { scalars, typeDefs } from '@halfdrop/schema';
import type { GatewayContext } from './context.ts';
import { domains } from './domains.ts';
import type { Resolvers } from './generated/resolvers.ts';

const resolvers: readonly Resolvers<GatewayContext>[] = domains.flatMap<Resolvers<GatewayContext>>(
  (domain) => domain.resolvers,
);

/** The schema with all resolvers. It is stateless and shared by all servers of a process. */
export const executableSchema = makeExecutableSchema({
  typeDefs,
  resolvers: [scalars, ...resolvers],
  // The schema is validated in CI.
  assumeValidSDL: true,
  updateResolversInPlace: true,
});
