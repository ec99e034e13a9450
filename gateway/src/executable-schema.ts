import { makeExecutableSchema } from '@graphql-tools/schema';
import { scalars, typeDefs } from '@halfdrop/schema';
import type { GatewayContext } from './context.ts';
import { domains } from './domains.ts';
import type { Resolvers } from './generated/resolvers.ts';

const resolvers: readonly Resolvers<GatewayContext>[] = domains.flatMap<Resolvers<GatewayContext>>(
  (domain) => domain.resolvers,
);

/** The shop's schema with all of its resolvers, which keep no state: built once for every server of a process. */
export const executableSchema = makeExecutableSchema({
  typeDefs,
  resolvers: [scalars, ...resolvers],
  // A gate has found it valid.
  assumeValidSDL: true,
  updateResolversInPlace: true,
});
