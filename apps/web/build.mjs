// Runs both builds of the pages, for the browser and for the server, concurrently in one process.
import { build } from 'vite'

const root = import.meta.dirname

await Promise.all([build({ root }), build({ root, build: { ssr: true } })])
