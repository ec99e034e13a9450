import { skipToken } from '@apollo/client/react';
import { useDebounced } from '#lib/useDebounced.ts';
import { useSuggestionsQuery, type SuggestionsQuery } from './Suggestions.query.generated.ts';

/** A suggested pattern. */
export type Suggestion = NonNullable<SuggestionsQuery['assetSuggestions']>[number];

const SHORTEST = 2;
const MAX = 5;
const DEBOUNCE_MS = 300;
const none: readonly Suggestion[] = [];

/** Returns up to 5 suggestions, from 2 characters on and 300 ms after the last keystroke. */
export function useSuggestions(typed: string, isWanted: boolean): readonly Suggestion[] {
  const text = useDebounced(typed.trim(), DEBOUNCE_MS);
  const isLongEnough = text.length >= SHORTEST && typed.trim().length >= SHORTEST;
  const { data } = useSuggestionsQuery(isWanted && isLongEnough ? { variables: { text } } : skipToken);
  return isWanted && isLongEnough ? (data?.assetSuggestions?.slice(0, MAX) ?? none) : none;
}
