import { describeAnswers } from './answers.ts'

describeAnswers('atendimento')
