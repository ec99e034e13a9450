import { chakra, type HTMLChakraProps, useRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Look = 'solid' | 'line' | 'plain' | 'paper';
type Size = 'sm' | 'md';

/** A push button; `isBusy` keeps its width and says so to screen readers. */
export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  readonly look?: Look;
  readonly size?: Size;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** Does something on this page. For going elsewhere use `LinkButton`. */
export function Button({ look = 'solid', size = 'md', isBusy = false, disabled, children, ...rest }: ButtonProps) {
  const recipe = useRecipe({ key: 'button' });
  return (
    <chakra.button type="button" css={recipe({ look, size })} disabled={disabled || isBusy} aria-busy={isBusy} {...rest}>
      {children}
    </chakra.button>
  );
}
