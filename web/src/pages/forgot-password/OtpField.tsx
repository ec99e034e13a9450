import { OTP_DIGITS } from '@halfdrop/domain';
import type { ClipboardEvent } from 'react';
import { TextField, type TextFieldProps } from '#ui/Field.tsx';

interface Props extends Pick<TextFieldProps, 'error' | 'name' | 'onBlur' | 'onChange'> {
  /** Called with the digits of a pasted code, ignoring separators. */
  readonly onPasteCode: (code: string) => void;
}

/**
 * Code field that looks like six boxes. It is a single input, so that typing, pasting, screen readers and autofill of
 * codes from text messages work as usual.
 */
export function OtpField({ onPasteCode, ...field }: Props) {
  const takePasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    if (digits.length < OTP_DIGITS) return;
    event.preventDefault();
    onPasteCode(digits.slice(0, OTP_DIGITS));
  };
  return (
    <TextField
      label="Code"
      hint="The 6 digits of the mail"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={OTP_DIGITS}
      onPaste={takePasted}
      maxWidth={`calc(${OTP_DIGITS * 2}ch + 3.25rem)`}
      minHeight="16"
      paddingInline="6"
      paddingBottom="2"
      fontFamily="mono"
      fontSize="26px"
      letterSpacing="1ch"
      backgroundImage="repeating-linear-gradient(90deg, currentColor 0 1ch, transparent 1ch 2ch)"
      backgroundSize={`${OTP_DIGITS * 2 - 1}ch 2px`}
      backgroundPosition="left 1.5rem bottom 0.75rem"
      backgroundRepeat="no-repeat"
      {...field}
    />
  );
}
