// The stylesheets of the portal go in, with the colours of its theme; what comes out is whether each text can be read
// on each ground that the stylesheets paint, in every mode. The browser looks at colours on a page of each kind alone.
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
  /** Its file, and what it is said of. */
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

/** Tokens that some rule says by one of these properties. */
const saidBy = (...properties: string[]): Token[] => [
  ...new Set(rules.flatMap(({ says }) => properties.flatMap((property) => tokensIn(says[property])))),
]

const tokensIn = (value = ''): Token[] =>
  [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name).filter(isToken)

/** Grounds of one ink each, which no other text is written on. */
const INK_OF: Partial<Record<Token, Token>> = {
  accent: 'on-accent',
  'accent-strong': 'on-accent',
  band: 'on-band',
  'on-band': 'band',
  text: 'bg',
}
/** Lines, tracks and places still empty, on which nothing is written and by which nothing is told. */
const DECORATION: ReadonlySet<Token> = new Set(['border', 'border-strong'])

const grounds = saidBy('background', 'background-color').filter((each) => !(each in INK_OF) && !DECORATION.has(each))
const inks = saidBy('color').filter((each) => !Object.values(INK_OF).includes(each))
const pictures = saidBy('fill', 'stroke').filter((each) => !grounds.includes(each) && each !== 'border')
/** What tells a control from what is around it, and where the keyboard is. */
const edges: Token[] = ['border-strong', 'focus']

/** The colour of an entity may be any; these are all that six steps of red, green and blue make. */
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

test('the stylesheets paint with many inks on many grounds', () => {
  expect(inks).toEqual(expect.arrayContaining(['text', 'text-soft', 'accent', 'danger', 'success', 'warning']))
  expect(grounds).toEqual(
    expect.arrayContaining(['bg', 'surface', 'raised', 'accent-soft', 'danger-soft', 'warning-soft']),
  )
  expect(pictures).toEqual(expect.arrayContaining(['accent', 'danger', 'text-soft']))
})

describe('every text can be read on every ground', () => {
  test.each(everyPair(inks))('%s on %s', (ink, ground) => expectApart(ink, ground, (mode) => RATIO[mode]))
})

describe('a ground with an ink of its own', () => {
  test.each(Object.entries(INK_OF) as [Token, Token][])('%s, with %s', (ground, ink) =>
    expectApart(ink, ground, (mode) => RATIO[mode]),
  )
})

describe('pictures and edges stand out from every ground', () => {
  test.each(everyPair([...pictures, ...edges]))('%s on %s', (picture, ground) =>
    expectApart(picture, ground, () => GRAPHICS_RATIO),
  )
})

test('a rule that says both text and ground says a pair that can be read', () => {
  const pairs = rules.flatMap(({ where, says }) =>
    tokensIn(says.color).flatMap((ink) => tokensIn(says.background).map((ground) => ({ where, ink, ground }))),
  )
  expect(pairs.length).toBeGreaterThan(10)
  const faint = pairs.filter(({ ink, ground }) =>
    MODES.some((mode) => contrast(usual[mode][ink], usual[mode][ground]) < RATIO[mode]),
  )
  expect(faint).toEqual([])
})

/** A line that moves while a page is fetched. */
const WITHOUT_WORDS = ['shell/frame/loading.module.css']

test('a stylesheet that paints a ground with an ink of its own says this ink', () => {
  const silent = sheets.filter(({ css }) =>
    [...css.matchAll(/background: var\(--([\w-]+)\)/g)].some(([, ground = '']) => {
      const ink = isToken(ground) ? INK_OF[ground] : undefined
      return ink !== undefined && !css.includes(`color: var(--${ink})`)
    }),
  )
  expect(silent.map(({ name }) => name)).toEqual(WITHOUT_WORDS)
})

test('no stylesheet reads a property that nothing gives', () => {
  const given = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
  const unknown = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, read = '']) => !given.has(read) && !isToken(read.slice(2)))
      .map(([, read]) => `${name}: ${read}`),
  )
  expect(unknown).toEqual([])
})

/** Colours of no theme: over pictures, behind pictures with colours of their own, and on paper. */
const OF_NO_THEME = /dialog|crest|letterhead|header|tutorial|side-panel|home-notification|tokens/

test('a colour is said by its name in the theme', () => {
  const literal = sheets.filter(({ css }) => /#[\da-f]{3,8}\b|rgba?\(|hsla?\(/i.test(css)).map(({ name }) => name)
  expect(literal.filter((name) => !OF_NO_THEME.test(name))).toEqual([])
})
