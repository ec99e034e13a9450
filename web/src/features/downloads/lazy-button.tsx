import { type ComponentType, lazy, Suspense } from 'react';
import { Button, type ButtonProps } from '#ui/Button.tsx';

/**
 * A button whose script is loaded when it is first shown, for what few visitors see. Its place is kept free until then: a
 * button that does nothing is never shown.
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
