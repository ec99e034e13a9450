import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '#lib/storage.ts';
import type { DataColumn } from './data-table.ts';

const KeptSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.boolean()));

/** Stores which columns the user has chosen, in the browser and per table. */
export function useKeptColumns<Row>(table: string, columns: ReadonlyArray<DataColumn<Row>>) {
  const key = `halfdrop.columns.${table}`;
  const [visible, setVisible] = useState<ColumnVisibilityState>(() => {
    const standard = Object.fromEntries(columns.map(({ id, isOptional }) => [id, isOptional !== true]));
    const kept = v.safeParse(KeptSchema, readStored(key));
    return kept.success ? { ...standard, ...kept.output } : standard;
  });
  const show = (id: string, isVisible: boolean) => {
    const next = { ...visible, [id]: isVisible };
    setVisible(next);
    writeStored(key, JSON.stringify(next));
  };
  return { visible, show };
}
