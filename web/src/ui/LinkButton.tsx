import { chakra, type HTMLChakraProps, useRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const RouterLink = chakra(Link);

/** A link that looks like a button: `to` is a path of the shop. */
export interface LinkButtonProps extends Omit<HTMLChakraProps<typeof Link>, 'to'> {
  readonly to: string;
  readonly look?: 'solid' | 'line' | 'plain' | 'paper';
  readonly size?: 'sm' | 'md';
}

/** Goes elsewhere in the shop. */
export function LinkButton({ look = 'solid', size = 'md', ...rest }: LinkButtonProps) {
  const recipe = useRecipe({ key: 'button' });
  return <RouterLink css={recipe({ look, size })} {...rest} />;
}
