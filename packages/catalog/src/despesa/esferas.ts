// The spheres of the budget, the same nationwide.
import type { Option } from '@portal/kit/filters'

export const ESFERAS: readonly Option[] = [
  { value: 'F', label: 'Fiscal' },
  { value: 'S', label: 'Seguridade' },
  { value: 'I', label: 'Investimentos' },
]
