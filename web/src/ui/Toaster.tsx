import { Box, Text } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useSyncExternalStore } from 'react';
import { TextButton } from './TextButton.tsx';
import { dismissToast, toastStore } from './toast.ts';

/** Where toasts appear; rendered once, by the shell. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  return (
    <Box
      role="status"
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      bottom={{ base: '20', md: '6' }}
      insetEnd={{ base: '4', md: '6' }}
      insetStart={{ base: '4', md: 'auto' }}
      display="grid"
      gap="3"
      pointerEvents="none"
    >
      <AnimatePresence initial={false}>
        {toasts.map(({ id, title, description, status }) => (
          <m.div key={id} layout="position" initial={{ opacity: 0, y: 12 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0 }}>
            <Box
              display="flex"
              gap="4"
              alignItems="start"
              minW={{ md: '20rem' }}
              maxW="28rem"
              p="4"
              bg="card"
              borderRadius="lg"
              border="1px solid"
              borderColor={status === 'error' ? 'madder' : 'line'}
              boxShadow="overlay"
              pointerEvents="auto"
            >
              <Box flex="1">
                <Text fontWeight="600">{title}</Text>
                {description && (
                  <Text fontSize="sm" color="inkQuiet">
                    {description}
                  </Text>
                )}
              </Box>
              <TextButton aria-label={`Dismiss: ${title}`} onClick={() => dismissToast(id)}>
                Close
              </TextButton>
            </Box>
          </m.div>
        ))}
      </AnimatePresence>
    </Box>
  );
}
