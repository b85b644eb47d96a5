import { describe } from 'vitest'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

describe('exports', () => describeExports('contratacao'))
describe('plans', () => describePlans('contratacao'))
describe('bad questions', () => describeQuestions('contratacao'))
describe('the demo city', () => describeDemoCity('contratacao'))
