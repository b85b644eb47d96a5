import { describeAnswers } from './answers.ts'

describeAnswers('legislacao')
