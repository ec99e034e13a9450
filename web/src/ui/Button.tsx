import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'full',
    border: '1px solid transparent',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    transition: 'background-color 150ms, border-color 150ms, opacity 150ms',
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { background: 'ink', color: 'paper', '&:hover:not(:disabled)': { background: 'ink.muted' } },
      outline: {
        background: 'card',
        color: 'ink',
        borderColor: 'line.strong',
        '&:hover:not(:disabled)': { borderColor: 'ink' },
      },
      ghost: { background: 'transparent', color: 'ink', '&:hover:not(:disabled)': { background: 'linen' } },
      accent: { background: 'accent.solid', color: 'white', '&:hover:not(:disabled)': { opacity: 0.9 } },
      link: {
        padding: '0',
        minHeight: '0',
        color: 'ink',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        '&:hover:not(:disabled)': { color: 'ink.muted' },
      },
    },
    size: {
      sm: {
        minHeight: '2.25rem',
        paddingInline: '4',
        fontSize: '14px',
        '@media (pointer: coarse)': { minHeight: '44px' },
      },
      md: { minHeight: '2.75rem', paddingInline: '5', fontSize: '15px' },
      lg: { minHeight: '3.25rem', paddingInline: '6', fontSize: '16px' },
      icon: { width: '11', height: '11', padding: '0', flexShrink: 0 },
      /** Looks 36 px wide, with a hit area of 44 px. */
      dot: {
        position: 'relative',
        width: '9',
        height: '9',
        padding: '0',
        flexShrink: 0,
        '&::after': { content: '""', position: 'absolute', inset: '-4px' },
      },
    },
    width: { auto: {}, full: { width: 'full' } },
  },
  compoundVariants: [{ variant: 'link', css: { minHeight: '0', paddingInline: '0', borderRadius: 'sm' } }],
  defaultVariants: { variant: 'solid', size: 'md', width: 'auto' },
});

/** Pill-shaped button; `type="button"` by default. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** Props of a button. */
export type ButtonProps = ComponentProps<typeof Button>;

/** A link styled as a button. */
export const LinkButton = chakra(Link, buttonRecipe);
