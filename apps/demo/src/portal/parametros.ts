// The numbered parameters of the demo's entities, as 'number value'. The catalog says what each number means.
const PADRAO = `
15 S|16 S|17 S|18 S|19 S|20 S|23 1|28 S|29 S|30 S|31 S|32 S|36 S|37 S|39 S|40 S|41 S|43 S|44 S|45 S
55 2|57 S|58 S|59 S|63 S|64 S|65 S|66 S|67 S|68 N|73 0
77 S|78 1|80 S|94 S|97 N|99 S|101 N|102 N|105 S|106 S|107 S|111 S|112 S|116 01/2023|118 S|119 N
125 S|126 S|127 S|128 S|212 S|215 S|219 S|220 N|226 N|233 N|234 S|241 S
`

/** Parameters of an entity that differ from the default. */
const DIFERENCAS: Readonly<Record<number, string>> = {
  2:
    '16 N|23 0|44 N|45 N|55 1|59 N|78 2|80 N|94 N|99 N|105 N|106 N|107 N|111 N|119 S|125 N|128 N|212 N|215 N|219 ' +
    'N|234 N|241 N',
  3: '55 2|102 S|226 S',
  4:
    '55 3|59 N|73 1|83 https://saae.serraclara.example/atos,Atos do SAAE|96 ' +
    'https://www.gov.br/acessoainformacao|107 N|219 N|233 S',
}

export function parametrosOf(entidade: number): ReadonlyMap<number, string> {
  const valores = new Map<number, string>()
  for (const pair of `${PADRAO}|${DIFERENCAS[entidade] ?? ''}`.split(/[|\n]/)) {
    const [numero, ...valor] = pair.trim().split(' ')
    if (numero) valores.set(Number(numero), valor.join(' '))
  }
  return valores
}
