import { describe } from 'vitest'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

describe('exports', () => describeExports('patrimonio'))
describe('plans', () => describePlans('patrimonio'))
describe('bad questions', () => describeQuestions('patrimonio'))
describe('the demo city', () => describeDemoCity('patrimonio'))
