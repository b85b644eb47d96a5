import { describeLists } from './describe-lists.ts'

describeLists('planejamento')
