import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { suggestionCalls } from './suggestions.contract.ts';
import type { SuggestionService } from './suggestions.service.ts';

/** Registers the routes for suggestions. */
export function suggestionRoutes(router: Router, environment: CallEnvironment, suggestions: SuggestionService): void {
  bindCall(router, suggestionCalls.tags, environment, ({ viewer, params }) =>
    suggestions.tags(viewer.actor, params.id),
  );
}
