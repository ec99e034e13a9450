/** What the shop uses of Chakra, in place of its barrel: that takes every test file half a second to load. */
export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { defaultBaseConfig } from '@chakra-ui/react/preset-base';
export { Stack } from '@chakra-ui/react/stack';
export {
  chakra,
  ChakraProvider,
  createSystem,
  defineConfig,
  defineGlobalStyles,
  defineRecipe,
  useChakraContext,
} from '@chakra-ui/react/styled-system';
export { Text } from '@chakra-ui/react/text';
