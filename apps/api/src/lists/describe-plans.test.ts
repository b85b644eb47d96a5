import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lists } from '@portal/catalog/areas'
import { describePlans } from './describe-plans.ts'

it('the table of plans is up to date: run npm run generate and look at the difference', () => {
  expect(readFileSync(new URL('../../../../docs/plans.md', import.meta.url), 'utf8')).toBe(describePlans(lists))
})
