import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { neighborCalls } from './neighbors.contract.ts';
import type { NeighborService } from './neighbors.service.ts';

/** Registers the routes for lookalikes of a submission. */
export function neighborRoutes(router: Router, environment: CallEnvironment, neighbors: NeighborService): void {
  const calls = neighborCalls;
  bindCall(router, calls.neighbors, environment, ({ params }) => neighbors.neighbors(params.id));
  bindCall(router, calls.copies, environment, ({ viewer, params }) => neighbors.copies(viewer.actor, params.id));
}
