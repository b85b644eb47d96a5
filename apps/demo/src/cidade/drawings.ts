// Draws crests, seal and banners as SVG, so that the demo uses nobody's images.
import type { Entity } from './cidade.ts'

const GOLD = '#c9a227'

function svg(width: number, height: number, title: string, parts: readonly string[]): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" ` +
    `aria-label="${title}"><title>${title}</title>${parts.join('')}</svg>\n`
  )
}

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

/** The drawing in the lower field of each entity's shield: a tree, a hall, a cross, a drop, a compass. */
const CHARGES: Readonly<Record<number, readonly string[]>> = {
  1: [
    path('M96 126h8l4 56H92z', '#6b4a2b'),
    path('M46 128c16-20 92-20 108 0-20 6-88 6-108 0zm14-15c14-16 66-16 80 0-16 5-64 5-80 0z', '#2f8f4e'),
  ],
  2: [path('M56 172h88v9H56zm8-42h11v38H64zm30 0h12v38H94zm31 0h11v38h-11zM50 125l50-26 50 26z', '#fff')],
  3: [path('M90 108h20v23h23v20h-23v23H90v-23H67v-20h23z', '#fff')],
  4: [path('M100 100c20 28 30 42 30 54a30 30 0 0 1-60 0c0-12 10-26 30-54z', '#d7efff')],
  5: [path('M58 178l42-72 42 72h-14l-28-48-28 48z', '#fff'), path('M72 148h56v9H72z', '#fff')],
}

export function crestOf({ entidade, cor, nome }: Entity): string {
  return svg(200, 220, `Brasão: ${nome}`, [
    path('M38 16V2h18v7h14V2h18v7h24V2h18v7h14V2h18v14z', GOLD),
    path('M20 16h160v94c0 54-38 86-80 104-42-18-80-50-80-104z', cor, ` stroke="${GOLD}" stroke-width="6"`),
    path('M26 86l38-36 20 18 26-34 64 52z', '#fff', ' opacity=".92"'),
    path('M92 58l18-24 22 18-12 14-10-8-8 10z', '#cfe3f5'),
    path('M23 86h154v5H23z', GOLD),
    ...(CHARGES[entidade] ?? []),
  ])
}

export function sealDrawing(): string {
  const ray = (turn: number): string => path('M100 3l9 24H91z', GOLD, ` transform="rotate(${turn} 100 100)"`)
  const font = 'font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#4a3a05"'
  const words = (y: number, size: number, text: string): string =>
    `<text x="100" y="${y}" font-size="${size}" ${font}>${text}</text>`
  return svg(200, 200, 'Selo Ouro de Transparência Pública', [
    ...Array.from({ length: 16 }, (_, i) => ray(i * 22.5)),
    `<circle cx="100" cy="100" r="76" fill="#f4d774" stroke="${GOLD}" stroke-width="6"/>`,
    words(88, 20, 'SELO OURO'),
    words(112, 14, 'TRANSPARÊNCIA'),
    words(131, 14, 'PÚBLICA'),
  ])
}

/**
 * Draws a landscape for the top of the home page, in the colour of the entity. The sky has no colour of its own, so
 * that it shows that of the page, light or dark.
 */
export function bannerOf({ cor, nome }: Entity): string {
  return svg(1200, 280, `Paisagem da serra: ${nome}`, [
    '<circle cx="960" cy="84" r="44" fill="#f6d77a"/>',
    path('M0 210l170-96 130 70 190-130 220 140 160-84 330 130v40H0z', cor, ' opacity=".28"'),
    path('M0 244l240-70 210 52 260-84 240 88 250-56v106H0z', cor, ' opacity=".55"'),
  ])
}

export function noticeDrawing(cor: string): string {
  const line = (y: number, width: number): string => path(`M70 ${y}h${width}v10H70z`, '#9db4c9')
  return svg(640, 320, 'Uma lupa sobre uma folha de contas', [
    path('M0 0h640v320H0z', '#f5f8fb'),
    path('M40 40h560v240H40z', '#fff', ` stroke="${cor}" stroke-width="4"`),
    path('M40 40h560v56H40z', cor),
    line(126, 300),
    line(154, 340),
    line(182, 260),
    line(210, 320),
    `<circle cx="500" cy="186" r="52" fill="#fff" fill-opacity=".8" stroke="${cor}" stroke-width="12"/>`,
    path('M538 222l44 44', 'none', ` stroke="${cor}" stroke-width="14"`),
  ])
}
