// Lists every basis that an address may ask for, for who validates or tests them.
import { BASES, writeBase } from './base.ts'

const isSet = (choice: number, at: number): boolean => Math.floor(choice / 2 ** at) % 2 === 1

/** Every basis other than the default, as an address says it. */
export const EVERY_BASE: readonly string[] = Array.from({ length: 2 ** BASES.length }, (_, choice) =>
  BASES.filter((_base, at) => isSet(choice, at)),
).flatMap((bases) => writeBase(bases) ?? [])
