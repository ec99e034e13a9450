import { type ComponentType, lazy, Suspense } from 'react';
import { Button, type ButtonProps } from '#ui/Button.tsx';

/**
 * Creates a button whose script loads when it is first shown, for buttons that few visitors see. Until then its space
 * is reserved, rather than showing a button that does nothing.
 */
export function lazyButton<Props extends ButtonProps>(words: string, load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LateButton(props: Props) {
    const { size, variant, width, flex, paddingInline, children } = props;
    const place = { size, variant, width, flex, paddingInline };
    return (
      <Suspense
        fallback={
          <Button {...place} visibility="hidden" disabled>
            {children ?? words}
          </Button>
        }
      >
        <Loaded {...props} />
      </Suspense>
    );
  };
}
