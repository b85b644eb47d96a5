import { describe } from 'vitest'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

describe('exports', () => describeExports('receita'))
describe('plans', () => describePlans('receita'))
describe('bad questions', () => describeQuestions('receita'))
describe('the demo city', () => describeDemoCity('receita'))
