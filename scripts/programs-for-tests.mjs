// Builds the programs before the tests, if a source changed: tests start the same built programs as users.
export { ensureProgrammed as default } from './prepare.mjs'
