// Holds the test server for a whole run, so that it is not stopped and started again between one test file and the
// next.
import { openTestServer } from './test-server.ts'

/** Does not wait for the start: a test that needs the server joins the start under way. */
export default function keepServer(): () => Promise<void> {
  const server = openTestServer()
  server.catch(() => {})
  return async () => (await server).stop()
}
