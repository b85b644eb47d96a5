// Random questions that are the same in every run, so that a suite that passed passes again; FUZZ_RUNS, which looks for
// more, asks others each time.
import fc from 'fast-check'

const SEED = 20_260_101

if (process.env['FUZZ_RUNS'] === undefined) fc.configureGlobal({ seed: SEED })

/** Any but half of one; the ready-made unit lists all of Unicode first, which takes a process more than a second. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))

/** Of any characters at all. */
export const anyText = (constraints: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character })

export default fc
