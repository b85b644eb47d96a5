// Runs both builds of the pages, for the browser and for the server, concurrently in one process.
import { build } from 'vite'

/** Also where a test asks for the pages: built otherwise, React would look for what only development has. */
process.env.NODE_ENV = 'production'

const root = import.meta.dirname

await Promise.all([build({ root }), build({ root, build: { ssr: true } })])
