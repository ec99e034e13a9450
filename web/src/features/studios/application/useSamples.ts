import { MAX_APPLICATION_SAMPLES } from '@halfdrop/domain';
import { useRef, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import type { OwnApplication } from './draft-values.ts';
import { useRemoveApplicationSampleMutation } from './RemoveApplicationSample.mutation.generated.ts';
import { brokenSampleRule, sendSample } from './send-sample.ts';
import { useApplicationReader } from './useOwnApplication.ts';

/** A sample being uploaded, or refused. */
export interface SampleUpload {
  readonly key: number;
  readonly fileName: string;
  /** Fraction sent, 0 to 1. */
  readonly progress: number;
  /** Why it was refused; null while uploading. */
  readonly problem: string | null;
}

interface SamplesOf {
  readonly draft: OwnApplication | null;
  /** Creates the draft if there is none; resolves to null on failure. */
  readonly begin: () => Promise<OwnApplication | null>;
}

/** Adds samples to a draft, one file at a time, and removes them. */
export function useSamples({ draft, begin }: SamplesOf) {
  const [uploads, setUploads] = useState<readonly SampleUpload[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const lastKey = useRef(0);
  const underWay = useRef(Promise.resolve());
  const readAnew = useApplicationReader();
  const [removeSample] = useRemoveApplicationSampleMutation();
  const { send } = useSender();
  const count = draft?.samples.length ?? 0;

  const change = (key: number, facts: Partial<SampleUpload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...facts } : each)));
  const dismiss = (key: number) => setUploads((before) => before.filter((each) => each.key !== key));

  const upload = async (key: number, file: File) => {
    const begun = await begin();
    const refusal = begun
      ? await sendSample(file, (progress) => change(key, { progress }))
      : 'Your application could not be begun. Please try again.';
    if (refusal !== null) return change(key, { problem: refusal });
    try {
      await readAnew();
    } catch (cause) {
      console.warn('The samples were not loaded.', cause);
    }
    return dismiss(key);
  };

  const add = (files: readonly File[]) => {
    const waiting = uploads.filter((each) => each.problem === null).length;
    const free = MAX_APPLICATION_SAMPLES - count - waiting;
    const begun = files.map((file, index): SampleUpload & { readonly file: File } => {
      lastKey.current += 1;
      const tooMany = index >= free ? `At most ${MAX_APPLICATION_SAMPLES} samples.` : null;
      const broken = brokenSampleRule(file) ?? tooMany;
      return { key: lastKey.current, fileName: file.name, progress: 0, problem: broken, file };
    });
    setUploads((before) => [...before, ...begun.map(({ file: _file, ...shown }) => shown)]);
    for (const { key, file, problem: broken } of begun) {
      if (broken === null) underWay.current = underWay.current.then(() => upload(key, file));
    }
  };

  const remove = async (sampleId: string) => {
    const variables = { input: { sampleId } };
    const { failure } = await send(async () => (await removeSample({ variables })).data?.removeApplicationSample);
    setProblem(failure?.message ?? null);
  };

  return { uploads, problem, add, dismiss, remove };
}
