// The base paths of the portal, its API and its files; the links of each area are in its own folder.
import { APP_BASE } from '@portal/kit/link'

export { APP_BASE }
export const API_BASE = '/portaltransparencia-api'

export const arquivo = (id: number): string => `${API_BASE}/api/files/arquivo/${id}`
export const temaCss = (cor: string): string =>
  `${APP_BASE}/assets/css/compiled/${cor.toLowerCase().replace('#', '')}.css`
