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
  /** As last read or saved. */
  readonly text: DeskText;
  readonly onSaved: (text: DeskText) => void;
  /** Refetches the text; null if it no longer exists. */
  readonly onReread: () => Promise<DeskText | null>;
}

/**
 * Manages the form of a text. If someone else has saved meanwhile, `theirs` holds their version, and the input is kept.
 */
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
    /** Saves the input over what someone else has saved. */
    keepMine: keep(theirs?.revision ?? text.revision),
    /** Discards the input in favor of theirs. */
    takeTheirs: () => {
      if (!theirs) return;
      form.reset(wordsOf(theirs));
      onSaved(theirs);
      setTheirs(null);
    },
    /** Fills the form with other texts, without saving. */
    use: (words: TextWords) => {
      for (const field of fields) form.setValue(field, words[field], { shouldDirty: true });
    },
  };
}

/** State and actions of a text's form. */
export type TextForm = ReturnType<typeof useTextForm>;

function wordsOf({ words: { title, summary, body } }: DeskText): TextWords {
  return { title, summary, body };
}
