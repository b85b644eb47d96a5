// Security headers of the responses, computed once instead of for each request.
import type { Config } from '../lib/config.ts'

type Headers = Readonly<Record<string, string>>

const hsts = (config: Config): Headers =>
  config.publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

const common: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
}

/** Public data: any site may read it, but none may run or frame it. */
export const apiHeaders = (config: Config): Headers => ({
  ...common,
  ...hsts(config),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'etag, content-disposition, content-length, digest, retry-after, x-parametros-ignorados',
})

export const pageHeaders = (config: Config): Headers => ({
  ...common,
  ...hsts(config),
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
})

/** Content security policy of a page: own files, and the inline style and script with the nonce of the response. */
export const pageCsp = (config: Config, nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(config.publicUrl?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** Content security policy of a page of the portal that has only its own inline style. */
export const STYLED_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Content security policy of a stored file: it is isolated, without script, requests or origin. */
export const FILE_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
