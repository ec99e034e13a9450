/**
 * The parts of Chakra that the shop uses, in place of its barrel file, which takes half a second to load per test file.
 */
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
