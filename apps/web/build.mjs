// Makes both builds of the pages, the browser's and the server's, at once and in one process.
import { build } from 'vite'

const root = import.meta.dirname

await Promise.all([build({ root }), build({ root, build: { ssr: true } })])
