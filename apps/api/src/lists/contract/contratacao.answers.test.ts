import { describeAnswers } from './answers.ts'

describeAnswers('contratacao')
