import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { resumeForm } from '#lib/resume-form.ts';

/** A form handled by scripts. Input and submission from before hydration are picked up afterwards. */
export function Form(props: HTMLChakraProps<'form'>) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current) void resumeForm(ref.current);
  }, []);
  return <chakra.form ref={ref} method="post" noValidate {...props} />;
}
