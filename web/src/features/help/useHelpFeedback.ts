import { useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { visitorKey } from './visitor-key.ts';
import { useRecordHelpFeedbackMutation } from './RecordHelpFeedback.mutation.generated.ts';

type FeedbackState = 'none' | 'sending' | 'stored' | 'failed';

/** Sends, at most once, that an article was helpful; counts as sent once the server has stored it. */
export function useHelpFeedback(articleId: string) {
  const [record] = useRecordHelpFeedbackMutation();
  const [state, setState] = useState<FeedbackState>('none');
  const { send } = useSender();

  const sayYes = async () => {
    setState('sending');
    const input = { articleId, visitorKey: visitorKey() };
    const { failure } = await send(async () => (await record({ variables: { input } })).data?.recordHelpFeedback);
    setState(failure ? 'failed' : 'stored');
  };

  return { state, sayYes };
}
