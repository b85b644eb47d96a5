import { describeAnswers } from './answers.ts'

describeAnswers('planejamento')
