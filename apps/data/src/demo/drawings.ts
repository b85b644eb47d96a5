// Crests, seal and banners, drawn here so that the demo owes nothing to anyone.
import type { Entity } from './city.ts'

const svg = (width: number, height: number, title: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>${body}</svg>\n`

const SHIELD = 'M20 14h160v96c0 54-38 86-80 104C58 196 20 164 20 110z'

/** What each entity carries in the lower field of the shield. */
const CHARGES: Readonly<Record<number, string>> = {
  1: '<path d="M100 118l-8 50h16z" fill="#6b4a2b"/><path d="M60 128c14-14 66-14 80 0-14 4-66 4-80 0zm8-14c12-12 52-12 64 0-12 4-52 4-64 0z" fill="#1f6b3a"/>',
  2: '<path d="M56 172h88v8H56zm8-44h10v40H64zm31 0h10v40H95zm31 0h10v40h-10zM52 124l48-26 48 26z" fill="#fff"/>',
  3: '<path d="M90 112h20v22h22v20h-22v22H90v-22H68v-20h22z" fill="#fff"/>',
  4: '<path d="M100 104c20 28 30 42 30 54a30 30 0 0 1-60 0c0-12 10-26 30-54z" fill="#d7efff"/>',
  5: '<path d="M60 176l40-66 40 66zm18-10h44l-22-36z" fill="#fff"/>',
}

export function crestOf({ entidade, cor, nome }: Entity): string {
  const mountains = '<path d="M28 84l34-34 22 20 26-32 62 46z" fill="#fff" opacity=".9"/><path d="M84 70l26-32 18 14-14 18-12-8-10 14z" fill="#cfe3f5"/>'
  const crown = '<path d="M40 12V2h16v6h16V2h16v6h24V2h16v6h16V2h16v10z" fill="#c9a227"/>'
  return svg(
    200,
    220,
    `Brasão: ${nome}`,
    `${crown}<path d="${SHIELD}" fill="${cor}" stroke="#c9a227" stroke-width="6"/>${mountains}<path d="M23 88h154v4H23z" fill="#c9a227"/>${CHARGES[entidade] ?? ''}`,
  )
}

export function sealDrawing(): string {
  const rays = Array.from({ length: 16 }, (_, i) => `<path d="M100 4l8 22h-16z" transform="rotate(${i * 22.5} 100 100)" fill="#c9a227"/>`).join('')
  const text = (y: number, size: number, words: string): string =>
    `<text x="100" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="#4a3a05">${words}</text>`
  const body = `${rays}<circle cx="100" cy="100" r="76" fill="#f4d774" stroke="#c9a227" stroke-width="6"/>${text(84, 22, 'SELO OURO')}${text(108, 15, 'TRANSPARÊNCIA')}${text(130, 15, 'PÚBLICA')}`
  return svg(200, 200, 'Selo Ouro de Transparência Pública', body)
}

/** A quiet landscape for the top of the home page, in the colour of the entity. */
export function bannerOf({ cor, nome }: Entity): string {
  const body = `<path d="M0 0h1200v280H0z" fill="#eef4fa"/><circle cx="960" cy="84" r="44" fill="#f6d77a"/>
<path d="M0 210l170-96 130 70 190-130 220 140 160-84 330 130v40H0z" fill="${cor}" opacity=".28"/><path d="M0 244l240-70 210 52 260-84 240 88 250-56v106H0z" fill="${cor}" opacity=".55"/>`
  return svg(1200, 280, `Paisagem da serra: ${nome}`, body)
}

export function noticeDrawing(cor: string): string {
  const line = (y: number, width: number): string => `<path d="M70 ${y}h${width}v10H70z" fill="#9db4c9"/>`
  const body = `<path d="M0 0h640v320H0z" fill="#f5f8fb"/><path d="M40 40h560v240H40z" fill="#fff" stroke="${cor}" stroke-width="4"/><path d="M40 40h560v56H40z" fill="${cor}"/>
<circle cx="510" cy="190" r="54" fill="none" stroke="${cor}" stroke-width="12"/><path d="M548 228l40 40" stroke="${cor}" stroke-width="14"/>${line(126, 300)}${line(154, 340)}${line(182, 260)}${line(210, 320)}`
  return svg(640, 320, 'Uma lupa sobre uma folha de contas', body)
}
