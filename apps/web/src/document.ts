// Writes the HTML around the React tree. Everything the first paint needs is inline, and a script applies the visitor's
// text size and colours before it.
import { readFileSync } from 'node:fs'
import { PREFERENCIAS_COOKIE, type Preferencias } from '@portal/catalog/pagina'
import { APP_BASE } from '@portal/catalog/rotas'
import { themeCss } from '@portal/kit/cor'
import { readManifest, type PageAssets } from './manifest.ts'
import { NOTIFICACAO_KEY, SCREEN_ID, START_ID, TUTORIAL_KEY } from './start-keys.ts'

interface DocumentParts {
  title: string
  description: string
  nonce: string
  preferencias: Preferencias
  cor: string
  file: string | undefined
  start: unknown
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** Serializes JSON that cannot close the element it is in. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const APPLY_LOOK =
  `try{let d=document.documentElement,s=localStorage,m=/^(\\d+)\\.([01])$/.exec(s.getItem('${PREFERENCIAS_COOKIE}'));` +
  `if(m){d.dataset.texto=m[1];d.toggleAttribute('data-invertido',m[2]==='1')}` +
  `if(s.getItem('${TUTORIAL_KEY}'))d.dataset.tutorial='visto';` +
  `if(sessionStorage.getItem('${NOTIFICACAO_KEY}'))d.dataset.notificacao='vista'}catch(e){}`

const clientFile = (name: string): URL => new URL(`../client/${name}`, import.meta.url)

const stylesheets = new Map<string, string>()
function stylesheet(file: string): string {
  const css = stylesheets.get(file) ?? readFileSync(clientFile(file), 'utf8').trim()
  stylesheets.set(file, css)
  return css
}

const themes = new Map<string, string>()
function theme(cor: string): string {
  const css = themes.get(cor) ?? themeCss(cor)
  themes.set(cor, css)
  return css
}

/** In development the entry itself loads every style and screen. */
const SOURCE: PageAssets = { script: 'src/entry-client.tsx', screen: undefined, modules: [], css: [] }

let assetsOf: ((file: string | undefined) => PageAssets) | undefined
function pageAssets(file: string | undefined): PageAssets {
  if (import.meta.env.DEV) return SOURCE
  assetsOf ??= readManifest(readFileSync(clientFile('.vite/manifest.json'), 'utf8'))
  return assetsOf(file)
}

const preload = (file: string, id = ''): string =>
  `<link rel="modulepreload" href="${APP_BASE}/${file}"${id && ` id="${id}"`}>`

/**
 * Links a stylesheet that is already inline, disabled, so that the browser does not fetch it again with the screen's
 * code.
 */
const inlinedLink = (file: string): string => `<link rel="stylesheet" href="${APP_BASE}/${file}" disabled>`

/** Draws a public building in the entity's colour. */
const favicon = (cor: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${cor}" ` +
      'd="M2 9.5 12 3l10 6.5V11H2zM4 12h3v6H4zm6.5 0h3v6h-3zm6.5 0h3v6h-3zM2 19h20v2.5H2z"/></svg>',
  )}`

export function documentStart({ title, description, nonce, preferencias, cor, file }: DocumentParts): string {
  const { script, screen, modules, css } = pageAssets(file)
  const look = `data-texto="${preferencias.texto}"${preferencias.invertido ? ' data-invertido' : ''}`
  return `<!doctype html>
<html lang="pt-BR" ${look}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${cor}">
<link rel="icon" href="${favicon(cor)}">
<script nonce="${nonce}">${APPLY_LOOK}</script>
<style nonce="${nonce}">${css.map(stylesheet).join('\n')}
${theme(cor)}</style>
${css.map(inlinedLink).join('')}
${modules.map((module) => preload(module)).join('')}${screen ? preload(screen, SCREEN_ID) : ''}
<script type="module" src="${APP_BASE}/${script}"></script>
</head>
<body><div id="root">`
}

export function documentEnd({ nonce, start }: DocumentParts): string {
  return (
    `</div><script type="application/json" id="${START_ID}" ` +
    `nonce="${nonce}">${inlineJson(start)}</script></body></html>`
  )
}
