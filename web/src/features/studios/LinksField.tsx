import { MAX_STUDIO_LINKS } from '@halfdrop/domain';
import type { ComponentProps } from 'react';
import { TextAreaField } from '#ui/Field.tsx';

interface Props extends Omit<ComponentProps<typeof TextAreaField>, 'label' | 'value' | 'onChange'> {
  readonly value: readonly string[];
  readonly onChange: (links: string[]) => void;
}

/** URLs of a studio's work, one per line. */
export function LinksField({ value, onChange, ...area }: Props) {
  return (
    <TextAreaField
      label="Links"
      hint={`Where your work can be seen: up to ${MAX_STUDIO_LINKS} full addresses, one on each line.`}
      rows={3}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      {...area}
      value={value.join('\n')}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}

/** Trims links and drops blank ones before they are sent. */
export function trimmedLinks(links: readonly string[]): string[] {
  return links.map((link) => link.trim()).filter((link) => link !== '');
}
