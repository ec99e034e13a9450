import { stopTestServer } from './test-server.ts';

/** Stops the shared database server. */
export default stopTestServer;
