import { chakra } from '@chakra-ui/react';

/** Why the whole form was rejected; announced when it appears. */
export function FormError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <chakra.p role="alert" background="accent.wash" color="accent" borderRadius="md" paddingInline="4" paddingBlock="3">
      {message}
    </chakra.p>
  );
}
