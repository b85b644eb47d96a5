// What tests start is what anyone starts: the built programs, made anew before the first of them if a source changed.
export { ensureProgrammed as default } from './prepare.mjs'
