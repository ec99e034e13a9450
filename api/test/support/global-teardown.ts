import { stopTestServer } from './test-server.ts';

/** After the tests. */
export default stopTestServer;
