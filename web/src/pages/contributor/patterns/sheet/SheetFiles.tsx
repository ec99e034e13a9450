import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type Imported, useSheetFiles } from './useSheetFiles.ts';

/** Exports the patterns as CSV, and imports a CSV as unsaved edits. */
export function SheetFiles(props: Parameters<typeof useSheetFiles>[0]) {
  const { save, open, isBusy, failure, imported, dismiss } = useSheetFiles(props);
  const input = useRef<HTMLInputElement>(null);
  return (
    <chakra.section aria-label="CSV" display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void save()}>
          Save as CSV
        </Button>
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => input.current?.click()}>
          Open a CSV
        </Button>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV of patterns"
            tabIndex={-1}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) void open(file);
            }}
          />
        </VisuallyHidden>
      </chakra.div>
      <FormError message={failure ?? undefined} />
      {imported ? <ImportResult imported={imported} onDismiss={dismiss} /> : null}
    </chakra.section>
  );
}

interface ImportResultProps {
  readonly imported: Imported;
  readonly onDismiss: () => void;
}

/** How many patterns a CSV changes, and which parts were not imported. */
function ImportResult({ imported: { count, problems }, onDismiss }: ImportResultProps) {
  return (
    <chakra.div
      role="status"
      background="linen"
      borderRadius="md"
      padding="4"
      display="grid"
      gap="3"
      justifyItems="start"
    >
      <p>
        {count === 0
          ? 'The CSV changes nothing.'
          : `The CSV changes ${count === 1 ? '1 pattern' : `${count} patterns`}. Nothing is saved before you press Save.`}
      </p>
      {problems.length > 0 ? (
        <chakra.ul
          role="list"
          aria-label="Problems of the CSV"
          listStyleType="none"
          display="grid"
          gap="2"
          fontSize="15px"
        >
          {problems.map(({ place, message }) => (
            <li key={`${place} ${message}`}>
              <strong>{place}</strong>: {message}
            </li>
          ))}
        </chakra.ul>
      ) : null}
      <Button size="sm" variant="outline" onClick={onDismiss}>
        Close
      </Button>
    </chakra.div>
  );
}
