import { planName } from '@halfdrop/domain';
import { Flex, Text } from '@chakra-ui/react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAllPlansQuery } from './AllPlans.query.generated.ts';
import { paidWords, planOfCheckout } from './plan-words.ts';

/** The plan about to be bought, with its price and billing interval. */
export function PlanSummaryContents({ checkout }: { readonly checkout: string }) {
  const { data, loading } = useAllPlansQuery({ errorPolicy: 'all' });
  const planId = planOfCheckout(checkout);
  const plan = [...(data?.pricing ?? []), ...(data?.membership ?? [])].find(({ id }) => id === planId);
  if (!plan) return loading ? <Skeleton height="14" marginBottom="6" /> : null;
  return (
    <Flex
      as="section"
      aria-label="What you are buying"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      minHeight="14"
      bg="linen"
      borderRadius="md"
      padding="4"
      marginBottom="6"
      fontWeight="semibold"
    >
      <Text>{planName(plan)} plan</Text>
      <Text fontVariantNumeric="tabular-nums">{paidWords(plan)}</Text>
    </Flex>
  );
}
