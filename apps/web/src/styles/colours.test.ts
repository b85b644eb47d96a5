// Computes from the stylesheets and the theme whether each text colour is readable on each background they use, in
// every mode. The browser tests check colours only on one page of each kind.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, RATIO, themeTokens, type Mode, type Token } from '@portal/kit/cor'

const MODES: Mode[] = ['light', 'dark', 'inverted']
const GRAPHICS_RATIO = 3

const SOURCES = new URL('../', import.meta.url)
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(new URL(name, SOURCES), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '') }))

const usual = themeTokens('#0b5cad')
const isToken = (name: string): name is Token => name in usual.light

interface Rule {
  /** File and selector. */
  readonly where: string
  readonly says: Readonly<Record<string, string>>
}

const rules: Rule[] = sheets.flatMap(({ name, css }) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    where: `${name} ${selector.trim()}`,
    says: Object.fromEntries(
      body.split(';').map((declaration) =>
        declaration
          .split(/:(.*)/s)
          .slice(0, 2)
          .map((part) => part.trim()),
      ),
    ),
  })),
)

/** Returns the tokens used by any rule in one of these properties. */
const saidBy = (...properties: string[]): Token[] => [
  ...new Set(rules.flatMap(({ says }) => properties.flatMap((property) => tokensIn(says[property])))),
]

const tokensIn = (value = ''): Token[] =>
  [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name).filter(isToken)

/** Backgrounds used with one text colour only. */
const INK_OF: Partial<Record<Token, Token>> = {
  accent: 'on-accent',
  'accent-strong': 'on-accent',
  band: 'on-band',
  'on-band': 'band',
  text: 'bg',
}
/** Backgrounds of lines, tracks and placeholders: no text is written on them and they carry no meaning. */
const DECORATION: ReadonlySet<Token> = new Set(['border', 'border-strong'])

const grounds = saidBy('background', 'background-color').filter((each) => !(each in INK_OF) && !DECORATION.has(each))
const inks = saidBy('color').filter((each) => !Object.values(INK_OF).includes(each))
const pictures = saidBy('fill', 'stroke').filter((each) => !grounds.includes(each) && each !== 'border')
/** Colours of the borders of controls and of the focus ring. */
const edges: Token[] = ['border-strong', 'focus']

/** An entity may have any colour; these are all the combinations of six steps of red, green and blue. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff']
const themes = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`))).map(
  (cor) => ({ cor, tokens: themeTokens(cor) }),
)

function expectApart(ink: Token, ground: Token, least: (mode: Mode) => number): void {
  const faint = themes.flatMap(({ cor, tokens }) =>
    MODES.filter((mode) => contrast(tokens[mode][ink], tokens[mode][ground]) < least(mode)).map(
      (mode) => `${cor}, ${mode}`,
    ),
  )
  expect(faint).toEqual([])
}

const everyPair = (ones: readonly Token[]): [Token, Token][] =>
  ones.flatMap((one) => grounds.map((ground) => [one, ground] as [Token, Token]))

test('the stylesheets use many text colours on many backgrounds', () => {
  expect(inks).toEqual(expect.arrayContaining(['text', 'text-soft', 'accent', 'danger', 'success', 'warning']))
  expect(grounds).toEqual(
    expect.arrayContaining(['bg', 'surface', 'raised', 'accent-soft', 'danger-soft', 'warning-soft']),
  )
  expect(pictures).toEqual(expect.arrayContaining(['accent', 'danger', 'text-soft']))
})

describe('every text colour is readable on every background', () => {
  test.each(everyPair(inks))('%s on %s', (ink, ground) => expectApart(ink, ground, (mode) => RATIO[mode]))
})

describe('a background with a text colour of its own', () => {
  test.each(Object.entries(INK_OF) as [Token, Token][])('%s, with %s', (ground, ink) =>
    expectApart(ink, ground, (mode) => RATIO[mode]),
  )
})

describe('graphics and edges stand out from every background', () => {
  test.each(everyPair([...pictures, ...edges]))('%s on %s', (picture, ground) =>
    expectApart(picture, ground, () => GRAPHICS_RATIO),
  )
})

test('a rule with both text and background colours has a readable pair', () => {
  const pairs = rules.flatMap(({ where, says }) =>
    tokensIn(says.color).flatMap((ink) => tokensIn(says.background).map((ground) => ({ where, ink, ground }))),
  )
  expect(pairs.length).toBeGreaterThan(10)
  const faint = pairs.filter(({ ink, ground }) =>
    MODES.some((mode) => contrast(usual[mode][ink], usual[mode][ground]) < RATIO[mode]),
  )
  expect(faint).toEqual([])
})

/** The loading line, which has no text. */
const WITHOUT_WORDS = ['shell/frame/loading.module.css']

test('a stylesheet that uses a background with its own text colour sets that colour', () => {
  const silent = sheets.filter(({ css }) =>
    [...css.matchAll(/background: var\(--([\w-]+)\)/g)].some(([, ground = '']) => {
      const ink = isToken(ground) ? INK_OF[ground] : undefined
      return ink !== undefined && !css.includes(`color: var(--${ink})`)
    }),
  )
  expect(silent.map(({ name }) => name)).toEqual(WITHOUT_WORDS)
})

test('no stylesheet reads a custom property that is never set', () => {
  const given = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
  const unknown = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, read = '']) => !given.has(read) && !isToken(read.slice(2)))
      .map(([, read]) => `${name}: ${read}`),
  )
  expect(unknown).toEqual([])
})

/** Stylesheets with colours outside the theme: over images, behind images with their own colours, and in print. */
const OF_NO_THEME = /dialog|crest|letterhead|header|tutorial|side-panel|home-notification|tokens/

test('colours are referred to by their name in the theme', () => {
  const literal = sheets.filter(({ css }) => /#[\da-f]{3,8}\b|rgba?\(|hsla?\(/i.test(css)).map(({ name }) => name)
  expect(literal.filter((name) => !OF_NO_THEME.test(name))).toEqual([])
})
