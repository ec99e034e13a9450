import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { suggestionCalls } from './suggestions.contract.ts';
import type { SuggestionService } from './suggestions.service.ts';

/** Serves the calls on suggestions. */
export function suggestionRoutes(router: Router, environment: CallEnvironment, suggestions: SuggestionService): void {
  bindCall(router, suggestionCalls.tags, environment, ({ viewer, params }) =>
    suggestions.tags(viewer.actor, params.id),
  );
}
