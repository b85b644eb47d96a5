// Turns any colour that an entity chooses into a readable theme: changes the lightness until every pair of text and
// background has enough contrast.
type Rgb = readonly [r: number, g: number, b: number]

export type Mode = 'light' | 'dark' | 'inverted'

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb
const byte = (c: number): string =>
  Math.round(Math.min(1, Math.max(0, c)) * 255)
    .toString(16)
    .padStart(2, '0')
const write = (rgb: Rgb): string => `#${rgb.map(byte).join('')}`
const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const fromLinear = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map(toLinear) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Lightness, chroma and hue (radians) in Oklab, where equal steps look equal. */
interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

function toLch(hex: string): Lch {
  const [r, g, b] = parse(hex).map(toLinear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

function toRgb({ l, c, h }: Lch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * ll - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * ll + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * ll - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const fits = (rgb: Rgb): boolean => rgb.every((c) => c >= -0.001 && c <= 1.001)

/** Returns the colour of this lightness and hue as hex, with the highest chroma up to `c` that the screen can show. */
function colour(lch: Lch): string {
  if (lch.l <= 0) return '#000000'
  if (lch.l >= 1) return '#ffffff'
  let { c } = lch
  while (c > 0.001 && !fits(toRgb({ ...lch, c }))) c *= 0.94
  return write(toRgb({ ...lch, c }))
}

/**
 * Changes the lightness in small steps towards `towards` until the colour has enough contrast with every background.
 */
function readable(cor: Lch, backgrounds: readonly string[], ratio: number, towards: 0 | 1): Lch {
  const stands = (l: number): boolean => {
    const hex = colour({ ...cor, l })
    return backgrounds.every((background) => contrast(hex, background) >= ratio)
  }
  let { l } = cor
  while (!stands(l) && l !== towards) l = towards === 1 ? Math.min(1, l + 0.01) : Math.max(0, l - 0.01)
  return { ...cor, l }
}

const NEUTRAL = {
  light: {
    bg: '#ffffff',
    surface: '#f4f6f8',
    raised: '#ffffff',
    text: '#1a1f26',
    'text-soft': '#4c5662',
    border: '#d3d9e0',
    'border-strong': '#6f7a87',
    danger: '#a8201a',
    'danger-soft': '#fdecea',
    success: '#1b6b3a',
    'success-soft': '#e6f4ea',
    warning: '#7a4b00',
    'warning-soft': '#fff4dc',
  },
  dark: {
    bg: '#14181d',
    surface: '#1c2128',
    raised: '#232a32',
    text: '#eceff3',
    'text-soft': '#b4bdc8',
    border: '#3a434e',
    'border-strong': '#8a95a3',
    danger: '#ff9d94',
    'danger-soft': '#3a1c1a',
    success: '#8ad8a6',
    'success-soft': '#16301f',
    warning: '#f5c36b',
    'warning-soft': '#352710',
  },
  inverted: {
    bg: '#000000',
    surface: '#000000',
    raised: '#000000',
    text: '#ffffff',
    'text-soft': '#ffffff',
    border: '#ffffff',
    'border-strong': '#ffffff',
    danger: '#ffb3ab',
    'danger-soft': '#000000',
    success: '#9dedb8',
    'success-soft': '#000000',
    warning: '#ffd98a',
    'warning-soft': '#000000',
  },
} as const

type Neutral = keyof (typeof NEUTRAL)['light']
export type Token = Neutral | 'band' | 'on-band' | 'accent' | 'accent-strong' | 'accent-soft' | 'on-accent' | 'focus'
export type Tokens = Readonly<Record<Token, string>>

/** Minimum contrast of text: 4.5 (WCAG AA), or 7 (AAA) in the inverted mode. */
export const RATIO: Readonly<Record<Mode, number>> = { light: 4.5, dark: 4.5, inverted: 7 }

/** The band with the entity's name keeps the exact colour if white or near-black text is readable on it. */
function bandOf(cor: string, mode: Mode): { band: string; 'on-band': string } {
  const brand = toLch(cor)
  if (mode === 'inverted') return { band: '#000000', 'on-band': '#ffffff' }
  if (mode === 'dark') {
    const { text } = NEUTRAL.dark
    return {
      band: colour(readable({ ...brand, l: Math.min(brand.l, 0.33), c: brand.c * 0.7 }, [text], RATIO.dark, 0)),
      'on-band': text,
    }
  }
  const ink = ['#ffffff', NEUTRAL.light.text].find((candidate) => contrast(candidate, cor) >= RATIO.light)
  if (ink) return { band: cor.toLowerCase(), 'on-band': ink }
  return { band: colour(readable(brand, ['#ffffff'], RATIO.light, 0)), 'on-band': '#ffffff' }
}

function tokensOf(cor: string, mode: Mode): Tokens {
  const neutral = NEUTRAL[mode]
  const towards = mode === 'light' ? 0 : 1
  const brand = toLch(cor)
  const soft = {
    light: colour({ ...brand, l: 0.955, c: brand.c * 0.14 }),
    dark: colour({ ...brand, l: 0.29, c: brand.c * 0.3 }),
    inverted: '#000000',
  }[mode]
  const { bg, surface, raised, 'danger-soft': danger, 'success-soft': success, 'warning-soft': warning } = neutral
  const accent = readable(brand, [bg, surface, raised, soft, danger, success, warning], RATIO[mode], towards)
  const strong = { ...accent, l: towards === 1 ? Math.min(1, accent.l + 0.08) : Math.max(0, accent.l - 0.08) }
  return {
    ...neutral,
    ...bandOf(cor, mode),
    accent: colour(accent),
    'accent-strong': colour(strong),
    'accent-soft': soft,
    'on-accent': bg,
    focus: mode === 'inverted' ? '#ffff00' : colour(accent),
  }
}

export const isCor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

export function themeTokens(cor: string): Readonly<Record<Mode, Tokens>> {
  if (!isCor(cor)) throw new RangeError(`not a colour: ${cor}`)
  return { light: tokensOf(cor, 'light'), dark: tokensOf(cor, 'dark'), inverted: tokensOf(cor, 'inverted') }
}

const declare = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/**
 * Returns the style sheet of a theme: light, dark by the system setting, inverted by the visitor's choice, and always
 * light on paper.
 */
export function themeCss(cor: string): string {
  const { light, dark, inverted } = themeTokens(cor)
  return [
    `:root{color-scheme:light;${declare(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declare(dark)}}}`,
    `@media screen{:root[data-invertido]{color-scheme:dark;${declare(inverted)}}}`,
  ].join('\n')
}
