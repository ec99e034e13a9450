import { Box } from '@chakra-ui/react';
import type { CheckoutProblem } from '#features/orders/useStartCheckout.ts';
import { formatMoney } from '#lib/money.ts';

function wordsFor(problem: CheckoutProblem): string {
  switch (problem.kind) {
    case 'totalChanged':
      return `The total has changed to ${formatMoney(problem.total)}. Nothing was charged. Please confirm it once more.`;
    case 'refused':
      return problem.message;
    case 'failed':
      return 'The payment could not be started. Nothing was charged. Please try again.';
  }
}

/** Why the payment did not start; announced when it appears. */
export function CheckoutProblemNote({ problem }: { readonly problem: CheckoutProblem | null }) {
  if (!problem) return null;
  return (
    <Box role="alert" bg="accent.wash" color="accent" borderRadius="md" padding="4" marginTop="5">
      {wordsFor(problem)}
    </Box>
  );
}
