import type { DomainModule } from '../platform/domain-module.ts';
import { downloadResolvers } from './downloads.resolvers.ts';
import { restDownloadsApi } from './DownloadsApi.ts';
import { downloadLoaders } from './downloads.loaders.ts';

/** The viewer's licenses, their files and certificates. */
export const downloadsModule = {
  apis: { downloads: restDownloadsApi },
  resolvers: [downloadResolvers],
  loaders: downloadLoaders,
} satisfies DomainModule;
