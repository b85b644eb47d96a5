// All that is promised of the lists of an area; each area calls it from a file of its own, so that workers share them
// out.
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
