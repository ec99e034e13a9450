import { safePaymentUrl } from '#lib/payment-page.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly paymentUrl: string | null;
  readonly children: string;
}

/** Redirects to the payment page in this tab. */
export function PaymentLink({ paymentUrl, children }: Props) {
  const url = paymentUrl === null ? null : safePaymentUrl(paymentUrl);
  if (url === null) return null;
  return (
    <Button asChild>
      <a href={url}>{children}</a>
    </Button>
  );
}
