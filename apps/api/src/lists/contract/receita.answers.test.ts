import { describeAnswers } from './answers.ts'

describeAnswers('receita')
