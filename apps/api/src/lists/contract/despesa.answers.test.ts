import { describeAnswers } from './answers.ts'

describeAnswers('despesa')
