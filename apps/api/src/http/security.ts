// The headers that tell a browser what it may do with our answers, written once so that no request pays for them.
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

/** Public data: any site may read it, none may run or frame it. */
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

/** Own files, and the inline style and script that carry this answer's nonce. */
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

/** A page of ours with nothing but its own style. */
export const STYLED_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** A stored file opens alone: no script, no request, no origin. */
export const FILE_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
