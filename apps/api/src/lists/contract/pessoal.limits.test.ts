import { describe } from 'vitest'
import { describeDemoCity } from './demo-city.ts'
import { describeExports } from './exports.ts'
import { describePlans } from './plans.ts'
import { describeQuestions } from './questions.ts'

describe('exports', () => describeExports('pessoal'))
describe('plans', () => describePlans('pessoal'))
describe('bad questions', () => describeQuestions('pessoal'))
describe('the demo city', () => describeDemoCity('pessoal'))
