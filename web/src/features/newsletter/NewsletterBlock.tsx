import { chakra } from '@chakra-ui/react';
import { EmailField } from '@halfdrop/domain';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Input } from '#ui/Input.tsx';
import { Page } from '#ui/Page.tsx';
import { newsletterCopy } from './newsletter-copy.ts';
import { useSubscribeToNewsletterMutation } from './SubscribeToNewsletter.mutation.generated.ts';

const Band = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 32rem)' },
    alignItems: 'center',
    gap: { base: '6', lg: '16' },
    padding: { base: '6', md: '12' },
    background: 'linen',
    borderRadius: 'lg',
  },
});
/** Reserves room for the message below the field, so that nothing shifts when it appears. */
const Note = chakra('p', { base: { minHeight: '12', marginTop: '2', fontSize: '14px' } });

function useSubscription() {
  const [subscribe] = useSubscribeToNewsletterMutation();
  const { send, secondsToWait } = useSender();
  const [problem, setProblem] = useState<string | null>(null);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const ask = async (typed: string): Promise<void> => {
    const checked = v.safeParse(EmailField, typed, { abortPipeEarly: true });
    setAskedFor(null);
    if (!checked.success) {
      setProblem(checked.issues[0].message);
      return;
    }
    setProblem(null);
    setIsBusy(true);
    const input = { email: checked.output };
    const { answer, failure } = await send(
      async () => (await subscribe({ variables: { input } })).data?.subscribeToNewsletter,
    );
    setIsBusy(false);
    setProblem(failure?.message ?? null);
    setAskedFor(answer?.subscription?.email ?? null);
  };

  return { ask, problem, askedFor, isBusy, secondsToWait };
}

/** The same for every address, so as not to reveal whether it is on the list. */
function confirmWords(email: string): string {
  return `Check your inbox. Unless ${email} is on the list already, a mail with a link to confirm it is there or on its way.`;
}

/**
 * Newsletter sign-up on the home page. Reports success once the server has stored the address,
 * which an email then confirms.
 */
export function NewsletterBlock() {
  const { ask, problem, askedFor, isBusy, secondsToWait } = useSubscription();
  const [typed, setTyped] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(typed);
  };
  return (
    <chakra.section aria-labelledby={`${id}-title`} paddingTop={{ base: '16', md: '24' }}>
      <Page>
        <Band>
          <div>
            <Heading id={`${id}-title`}>{newsletterCopy.title}</Heading>
            <chakra.p marginTop="3" maxWidth="52ch" color="ink.muted">
              {newsletterCopy.pitch}
            </chakra.p>
          </div>
          <Form onSubmit={submit}>
            <chakra.label
              htmlFor={`${id}-email`}
              display="block"
              marginBottom="1.5"
              fontWeight="medium"
              fontSize="15px"
            >
              Email
            </chakra.label>
            <chakra.div display="flex" gap="2">
              <Input
                id={`${id}-email`}
                type="email"
                autoComplete="email"
                placeholder="you@example.com"
                flex="1"
                minWidth="0"
                value={typed}
                aria-invalid={problem === null ? undefined : true}
                aria-describedby={`${id}-note`}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" minHeight="12" disabled={isBusy || secondsToWait > 0}>
                {secondsToWait > 0 ? `${secondsToWait} s` : 'Subscribe'}
              </Button>
            </chakra.div>
            <Note
              id={`${id}-note`}
              role={problem === null ? 'status' : 'alert'}
              color={problem === null ? 'ink' : 'accent'}
            >
              {problem}
              {askedFor === null ? null : confirmWords(askedFor)}
            </Note>
          </Form>
        </Band>
      </Page>
    </chakra.section>
  );
}
