// Runs all the contract tests of the lists of an area. Each area calls it from a test file of its own, so that the test
// workers share the areas.
import { describe } from 'vitest'
import { describeAnswers } from './answers.ts'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

const PROMISES: Readonly<Record<string, (area: string) => void>> = {
  answers: describeAnswers,
  exports: describeExports,
  plans: describePlans,
  'bad questions': describeQuestions,
  'the demo city': describeDemoCity,
}

export function describeLists(area: string): void {
  for (const [promise, describePromise] of Object.entries(PROMISES)) describe(promise, () => describePromise(area))
}
