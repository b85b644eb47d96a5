import { describeAnswers } from './answers.ts'

describeAnswers('pessoal')
