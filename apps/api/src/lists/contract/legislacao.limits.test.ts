import { describe } from 'vitest'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

describe('exports', () => describeExports('legislacao'))
describe('plans', () => describePlans('legislacao'))
describe('bad questions', () => describeQuestions('legislacao'))
describe('the demo city', () => describeDemoCity('legislacao'))
