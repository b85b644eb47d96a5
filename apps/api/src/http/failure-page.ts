// The error page of last resort, without script, external style sheet or data: what happened, what to do, and the
// version of the program.
import { APP_BASE } from '@portal/catalog/rotas'
import { VERSION } from '@portal/db/version'
import type { PortalError } from '@portal/kit/errors'
import { texts } from '@portal/kit/texts'

const style = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 0 auto; padding: 4rem 1rem }
h1 { font-size: 1.5rem }
footer { margin-top: 3rem; font-size: 1rem }
pre { padding: 0.75rem; overflow-x: auto; background: color-mix(in srgb, currentcolor 10%, transparent) }`

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** `content` must be HTML written by the portal itself, since it is not escaped. */
export const lastResortPage = (title: string, content: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${style}</style>
</head>
<body><main><h1>${escape(title)}</h1>${content}</main><footer>Versão: ${VERSION}</footer></body></html>`

export function failurePage({ status, message }: PortalError): string {
  const title = status === 404 ? texts.naoEncontrado : message
  const more = title === message ? '' : `<p>${escape(message)}</p>`
  return lastResortPage(title, `${more}<p><a href="${APP_BASE}">Ir para a página inicial</a></p>`)
}
