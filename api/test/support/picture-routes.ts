import type { Router } from 'express';
import type { CatalogService } from '../../src/catalog/catalog.service.ts';
import { pictureSearchRoutes } from '../../src/catalog/picture-search.routes.ts';
import { previewRoutes } from '../../src/catalog/previews.routes.ts';
import { sharePictureRoutes } from '../../src/catalog/share-pictures.routes.ts';
import type { CallEnvironment } from '../../src/platform/http/bind-call.ts';
import { Problem } from '../../src/platform/http/problem.ts';

const noPicture = () => Promise.reject(new Problem('not_found'));

/** Serves the calls on pictures of a catalogue that has none: nothing is drawn. */
export function pictureRoutes(router: Router, environment: CallEnvironment, catalog: CatalogService): void {
  previewRoutes(router, environment, { preview: noPicture, warm: noPicture });
  sharePictureRoutes(router, environment, { ofAsset: noPicture, ofShop: noPicture });
  pictureSearchRoutes(router, environment, catalog, { run: noPicture }, new URL('file:///nowhere'));
}
