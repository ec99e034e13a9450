import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { applicationCalls } from './applications.contract.ts';
import type { ApplicationService } from './applications.service.ts';
import type { DecisionService } from './decisions.service.ts';
import type { SampleService } from './samples.service.ts';

/** Dependencies of the routes for applications. */
export interface ApplicationServices {
  readonly applications: ApplicationService;
  readonly samples: SampleService;
  readonly decisions: DecisionService;
}

/** Registers the routes for applications. */
export function applicationRoutes(router: Router, environment: CallEnvironment, services: ApplicationServices): void {
  const { applications, samples, decisions } = services;
  const calls = applicationCalls;
  bindCall(router, calls.own, environment, ({ viewer }) => applications.own(viewer.userId));
  bindCall(router, calls.save, environment, ({ viewer, body }) => applications.save(viewer.userId, body));
  bindCall(router, calls.submit, environment, ({ viewer, body }) => applications.submit(viewer.userId, body.version));
  bindCall(router, calls.withdraw, environment, ({ viewer }) => applications.withdraw(viewer.userId));
  bindCall(router, calls.addSample, environment, ({ viewer, request, readFile }) =>
    samples.add(viewer.userId, async () => {
      const bytes = await readFile();
      return { bytes, fileName: request.file?.originalname ?? 'sample' };
    }),
  );
  bindCall(router, calls.removeSample, environment, ({ viewer, params }) => samples.remove(viewer.userId, params.id));
  bindCall(router, calls.samplePicture, environment, async ({ viewer, params, response }) => {
    const bytes = await samples.picture(viewer.actor, params.file);
    response.set({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400, immutable' });
    response.end(bytes);
  });
  bindCall(router, calls.list, environment, ({ query }) => decisions.list(query));
  bindCall(router, calls.byId, environment, ({ params }) => decisions.byId(params.id));
  bindCall(router, calls.accept, environment, ({ viewer, params, body }) =>
    decisions.accept({ id: params.id, by: viewer, version: body.version }, body.note),
  );
  bindCall(router, calls.decline, environment, ({ viewer, params, body: { version, ...refusal } }) =>
    decisions.decline({ id: params.id, by: viewer, version }, refusal),
  );
}
