import { chakra } from '@chakra-ui/react';
import { checkStatementCsv } from '@halfdrop/domain';
import { useState } from 'react';
import { formatMoney } from '#lib/money.ts';
import { fetchPrivateFile } from '#lib/private-file.ts';
import { Button } from '#ui/Button.tsx';
import type { RoyaltyStatementLinesQuery } from './RoyaltyStatementLines.query.generated.ts';

type Statement = NonNullable<RoyaltyStatementLinesQuery['royaltyStatement']>['statement'];

const usd = (minorUnits: number) => formatMoney({ minorUnits, currency: 'USD' });

/** Verifies a statement in the browser: the hash of the frozen file, every line, and their sum. */
export function StatementCheck({ statement }: { readonly statement: Statement }) {
  const [isChecking, setIsChecking] = useState(false);
  const [found, setFound] = useState<readonly string[] | null>(null);
  const check = async () => {
    setIsChecking(true);
    setFound(await checked(statement));
    setIsChecking(false);
  };
  return (
    <chakra.div marginBottom="4" display="grid" gap="2" justifyItems="start">
      <Button variant="outline" size="sm" disabled={isChecking} onClick={() => void check()}>
        Compute it again
      </Button>
      <div role="status">
        {found?.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </chakra.div>
  );
}

async function checked({ csvUrl, csvSha256, total }: Statement): Promise<readonly string[]> {
  const file = await fetchPrivateFile(csvUrl);
  if (!file) return ['The file could not be fetched. Please try again.'];
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const isFrozen = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === csvSha256;
  const result = checkStatementCsv(new TextDecoder().decode(bytes));
  if (!result) return ['The file is no statement.'];
  const { lineCount, totalCents, wrongLines } = result;
  const faults = [
    ...(isFrozen ? [] : ['The file is not the one that was frozen: its SHA-256 is another one.']),
    ...(wrongLines.length === 0 ? [] : [`Not what their formula gives: line ${wrongLines.join(', ')}.`]),
    ...(totalCents === total.minorUnits
      ? []
      : [`Its lines come to ${usd(totalCents)}, and not to ${formatMoney(total)}.`]),
  ];
  if (faults.length > 0) return faults;
  const lines = lineCount === 1 ? 'its line gives' : `all ${lineCount} lines give`;
  return [
    `Computed on your own device: the file is the frozen one, ${lines} what the formula says, and the sum is ${formatMoney(total)}.`,
  ];
}
