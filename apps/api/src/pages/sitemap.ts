// Writes robots.txt and the sitemap: every page of the menu, once.
import type { MenuItem } from '@portal/catalog/contexto'
import { API_BASE, APP_BASE } from '@portal/catalog/rotas'
import { yearKey, type Snapshot } from '../contexto/snapshot.ts'

export const robots = (origin: string): string => `User-agent: *
Allow: /
Disallow: ${API_BASE}/*/report
Disallow: ${API_BASE}/totalacesso

Sitemap: ${origin}${APP_BASE}/sitemap.xml
`

const FIXED = ['', '/mapa-do-site', '/entidade', '/teclas-de-atalho']

const routesOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ route, subMenu }) => [...(route ? [route] : []), ...routesOf(subMenu)])

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

export function sitemap(origin: string, { menus, padrao }: Snapshot): string {
  const menu = padrao ? (menus.get(yearKey(padrao)) ?? []) : []
  const routes = [...new Set([...FIXED, ...routesOf(menu)])].filter((route) => route !== '/')
  const entries = routes.map((route) => `  <url><loc>${escape(encodeURI(`${origin}${APP_BASE}${route}`))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
