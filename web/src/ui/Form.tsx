import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { resumeForm } from '#lib/resume-form.ts';

/** A form that our scripts send. What is typed and sent before they have come is taken up when they have. */
export function Form(props: HTMLChakraProps<'form'>) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current) void resumeForm(ref.current);
  }, []);
  return <chakra.form ref={ref} method="post" noValidate {...props} />;
}
