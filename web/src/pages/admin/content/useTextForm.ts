import { TextFields } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { toast } from '#ui/toast.ts';
import type { DeskText_TextFragment } from './DeskText.fragment.generated.ts';
import { useSaveTextMutation } from './SaveText.mutation.generated.ts';
import type { DeskText, TextWords } from './text-words.ts';

const fields = ['title', 'summary', 'body'] as const;
const rules = {
  ARTICLE: TextFields.article,
  HOME: TextFields.home,
  MAIL: TextFields.mail,
  PAGE: TextFields.page,
} as const;

interface Work {
  /** As it was read or saved last. */
  readonly text: DeskText;
  readonly onSaved: (text: DeskText) => void;
  /** Reads the text anew; null when it is gone. */
  readonly onReread: () => Promise<DeskText | null>;
}

/** The form of a text. When somebody else has saved it since, `theirs` is what they wrote, and nothing typed is lost. */
export function useTextForm({ text, onSaved, onReread }: Work) {
  const [save] = useSaveTextMutation();
  const { send, secondsToWait } = useSender();
  const [theirs, setTheirs] = useState<DeskText | null>(null);
  const form = useForm<TextWords>({ resolver: valibotResolver(rules[text.kind]), defaultValues: wordsOf(text) });

  const keep = (revision: number) =>
    form.handleSubmit(async (words) => {
      const input = { kind: text.kind, slug: text.slug, revision, ...words };
      const { answer, failure } = await send(async () => (await save({ variables: { input } })).data?.saveText);
      if (failure?.fields.some(({ path }) => path === 'revision')) {
        setTheirs(await onReread());
        return;
      }
      if (failure || !answer.text) {
        if (failure) showFailure(form.setError, fields, failure);
        return;
      }
      const saved = readFragment<DeskText_TextFragment>(answer.text);
      setTheirs(null);
      form.reset(wordsOf(saved));
      onSaved(saved);
      toast({ status: 'success', title: 'Draft saved' });
    });

  return {
    form,
    secondsToWait,
    theirs,
    submit: keep(text.revision),
    /** Saves what is typed over what somebody else has written. */
    keepMine: keep(theirs?.revision ?? text.revision),
    /** Goes on with what somebody else has written. */
    takeTheirs: () => {
      if (!theirs) return;
      form.reset(wordsOf(theirs));
      onSaved(theirs);
      setTheirs(null);
    },
    /** Puts other words into the form, to be saved. */
    use: (words: TextWords) => {
      for (const field of fields) form.setValue(field, words[field], { shouldDirty: true });
    },
  };
}

/** The form of a text, and what can be done with it. */
export type TextForm = ReturnType<typeof useTextForm>;

function wordsOf({ words: { title, summary, body } }: DeskText): TextWords {
  return { title, summary, body };
}
