import { describe } from 'vitest'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

describe('exports', () => describeExports('planejamento'))
describe('plans', () => describePlans('planejamento'))
describe('bad questions', () => describeQuestions('planejamento'))
describe('the demo city', () => describeDemoCity('planejamento'))
