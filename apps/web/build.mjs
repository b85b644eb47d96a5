// Makes both builds of the pages at once, the browser's and the server's: half of each is waiting for the other's kind of work.
import { build } from 'vite'

const root = import.meta.dirname

await Promise.all([build({ root }), build({ root, build: { ssr: true } })])
