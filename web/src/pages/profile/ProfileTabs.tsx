import { Box, Flex, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCurrentInView } from '#lib/useCurrentInView.ts';

const tabs = [
  { id: 'overview', label: 'Overview', to: '/profile' },
  { id: 'subscription', label: 'Subscription', to: '/profile?tab=subscription' },
  { id: 'downloads', label: 'Downloads', to: '/profile?tab=downloads' },
  { id: 'orders', label: 'Orders', to: '/profile?tab=orders' },
  { id: 'tickets', label: 'Tickets', to: '/profile?tab=tickets' },
  { id: 'settings', label: 'Settings', to: '/profile?tab=settings' },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** Returns the tab in the URL; the overview if it names none. */
export function tabFrom(wanted: string | null): TabId {
  return tabs.find(({ id }) => id === wanted)?.id ?? 'overview';
}

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: { base: '2', md: '4' },
    fontSize: { base: '14px', md: '16px' },
    fontWeight: 'semibold',
    color: 'ink.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    '&[aria-selected="true"]': { color: 'ink', borderColor: 'ink' },
  },
});

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  readonly selected: TabId;
  readonly children: ReactNode;
}

/** Tabs of the profile, each with its own URL; arrow keys move between them. */
export function ProfileTabs({ selected, children }: Props) {
  const navigate = useNavigate();
  const list = useCurrentInView<HTMLDivElement>(selected);

  const moveByArrow = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step === undefined) return;
    const position = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[(position + step + tabs.length) % tabs.length];
    if (!next) return;
    void navigate(next.to, { replace: true });
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };

  return (
    <>
      <Flex
        ref={list}
        role="tablist"
        aria-label="Profile"
        borderBottomWidth="1px"
        overflowX="auto"
        onKeyDown={moveByArrow}
      >
        {tabs.map(({ id, label, to }) => (
          <Tab
            key={id}
            id={`tab-${id}`}
            role="tab"
            to={to}
            replace
            aria-selected={id === selected}
            aria-controls="profile-panel"
            tabIndex={id === selected ? 0 : -1}
          >
            {label}
          </Tab>
        ))}
      </Flex>
      <Box id="profile-panel" role="tabpanel" aria-labelledby={`tab-${selected}`} paddingBlock="8">
        {children}
      </Box>
    </>
  );
}
