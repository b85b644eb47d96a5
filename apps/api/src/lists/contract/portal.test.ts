import { describeLists } from './describe-lists.ts'

describeLists('portal')
