import { describe } from 'vitest'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

describe('exports', () => describeExports('despesa'))
describe('plans', () => describePlans('despesa'))
describe('bad questions', () => describeQuestions('despesa'))
describe('the demo city', () => describeDemoCity('despesa'))
