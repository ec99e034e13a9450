import { type FormEvent, useState } from 'react';
import { fetchPrivateFile } from '#lib/private-file.ts';
import { saveFile } from '#lib/save-file.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';

/** Downloads all ledger entries of a month as CSV. */
export function LedgerExport() {
  const [month, setMonth] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isFetching, setIsFetching] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month);
    setProblem(isMonth ? undefined : 'Please enter a month, such as 2026-11');
    if (!isMonth) return;
    setIsFetching(true);
    const file = await fetchPrivateFile(`/api/admin/money/ledger/${month}`);
    setIsFetching(false);
    if (file) saveFile(file, `Halfdrop-ledger-${month}.csv`);
    else setProblem('The file could not be fetched. Please try again.');
  };

  return (
    <Form
      aria-label="Export the ledger"
      display="grid"
      gap="4"
      maxWidth="24rem"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Month"
        hint="In UTC, such as 2026-11. The CSV has a line for each entry."
        autoComplete="off"
        value={month}
        onChange={({ target }) => setMonth(target.value.trim())}
        error={problem}
      />
      <div>
        <SubmitButton label="Save CSV" isSubmitting={isFetching} busyLabel="Fetching..." secondsToWait={0} />
      </div>
    </Form>
  );
}
