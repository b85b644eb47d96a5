// Random questions that are the same in every run, so that a suite that passed passes again; FUZZ_RUNS, which looks for more, asks others each time.
import fc from 'fast-check'

const SEED = 20_260_101

if (process.env['FUZZ_RUNS'] === undefined) fc.configureGlobal({ seed: SEED })

export default fc
