import { describe } from 'vitest'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

describe('exports', () => describeExports('atendimento'))
describe('plans', () => describePlans('atendimento'))
describe('bad questions', () => describeQuestions('atendimento'))
describe('the demo city', () => describeDemoCity('atendimento'))
