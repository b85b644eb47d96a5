import { describeAnswers } from './answers.ts'

describeAnswers('patrimonio')
