// Runs property tests with the same random values in every run, so that a suite that passed passes again. With
// FUZZ_RUNS, which searches for more, each run has new values.
import fc from 'fast-check'

const SEED = 20_260_101

if (process.env['FUZZ_RUNS'] === undefined) fc.configureGlobal({ seed: SEED })

/**
 * Any character except half of a surrogate pair. The unit built into the library lists all of Unicode first, which
 * takes a process more than a second.
 */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))

/** Generates texts of any characters. */
export const anyText = (constraints: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character })

export default fc
