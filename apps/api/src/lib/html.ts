// Sanitises HTML and links that people wrote in the database, so that a page can show them safely.
import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'blockquote',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'h3',
    'h4',
    'h5',
    'h6',
    'a',
    'abbr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(title === undefined ? {} : { title }),
        ...(/^https?:/i.test(href ?? '') ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
      },
    }),
  },
}

export const cleanHtml = (html: string): string => sanitize(html, options).trim()

/** Returns a web address or a path of this site; undefined for any other link, since it could run script. */
export function safeLink(link: string | undefined): string | undefined {
  if (link === undefined) return undefined
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(link.trim()) ? link.trim() : undefined
}
