// Lists the posts an entity always has filled, whatever its size: who governs it, who heads each of its places, and
// those whose signature the law asks for (engineer, pregoeiro). Each is one servant, at a fixed place in the order of
// the servants.
import type { Entity } from '../cidade/cidade.ts'

export interface Assento {
  cargo: string
  unidade: string
  /** Where the servant works; the unidade itself by default. */
  lotacao?: string
  /** Of those the contacts of the entity name. */
  nome?: string
}

const ESCOLAS = [
  'DO CENTRO',
  'VILA OPERÁRIA',
  'JARDIM PRIMAVERA',
  'RURAL DO ARROIO',
  'PROFESSORA DALVA',
  'MONTE ALTO',
].map((nome) => `ESCOLA MUNICIPAL ${nome}`)
const CRECHES = ['CRIANÇA FELIZ', 'PEQUENO SABER', 'CANTINHO DO SOL'].map((nome) => `CMEI ${nome}`)

/** Workplaces by unidade: teachers work at a school, not at the fund that pays them. */
export const LUGARES_DE_ENSINO: readonly (readonly [RegExp, readonly string[]])[] = [
  [/FUNDEB|ENSINO FUNDAMENTAL/, ESCOLAS],
  [/EDUCAÇÃO INFANTIL/, CRECHES],
]

const VEREADORES = 9
const CONSELHEIROS_TUTELARES = 5

const times = (count: number, assento: Assento): Assento[] => Array.from({ length: count }, () => assento)

const staffed = new Map<number, readonly string[]>()

/** Returns the unidades that have a payroll. */
export function staffedUnits({ entidade, orcamento }: Entity): readonly string[] {
  let units = staffed.get(entidade)
  if (!units) {
    units = [...new Set(orcamento?.acoes.filter(({ folha }) => folha > 0).map(({ unidade }) => unidade))]
    staffed.set(entidade, units)
  }
  return units
}

/** Returns one secretário for each secretaria, at the first of its unidades that has a payroll. */
function secretarios(entity: Entity): Assento[] {
  return Object.entries(entity.orcamento?.orgaos ?? {}).flatMap(([orgao, nome]): Assento[] => {
    const unidade = staffedUnits(entity).find((unit) => unit.startsWith(orgao))
    return nome.startsWith('SECRETARIA') && unidade ? [{ cargo: 'SECRETÁRIO MUNICIPAL', unidade, lotacao: nome }] : []
  })
}

/** Returns one director for each department, and for each school. */
function diretores(entity: Entity): Assento[] {
  const { unidades = {} } = entity.orcamento ?? {}
  const departamentos = staffedUnits(entity).filter((unit) => unidades[unit]?.startsWith('DEPARTAMENTO'))
  return [
    ...departamentos.map((unidade): Assento => ({ cargo: 'DIRETOR DE DEPARTAMENTO', unidade })),
    ...ESCOLAS.map((lotacao): Assento => ({ cargo: 'DIRETOR DE ESCOLA', unidade: '0802', lotacao })),
    ...CRECHES.map((lotacao): Assento => ({ cargo: 'DIRETOR DE ESCOLA', unidade: '0803', lotacao })),
  ]
}

const SEATS: Readonly<Record<Entity['tipo'], (entity: Entity) => readonly Assento[]>> = {
  E: (entity) => [
    { cargo: 'PREFEITO', unidade: '0201' },
    { cargo: 'VICE-PREFEITO', unidade: '0201' },
    ...secretarios(entity),
    { cargo: 'CHEFE DE GABINETE', unidade: '0201' },
    { cargo: 'PROCURADOR-GERAL', unidade: '0301' },
    { cargo: 'PROCURADOR', unidade: '0301' },
    { cargo: 'CONTROLADOR-GERAL', unidade: '0401', nome: 'MARINA VENDRAMINI PRADO' },
    { cargo: 'AUDITOR INTERNO', unidade: '0401', nome: 'OTÁVIO LAZZARINI NUNES' },
    { cargo: 'OUVIDOR', unidade: '0401' },
    ...times(2, { cargo: 'PREGOEIRO', unidade: '0502' }),
    { cargo: 'TESOUREIRO', unidade: '0601' },
    { cargo: 'ENGENHEIRO CIVIL', unidade: '0701' },
    { cargo: 'ENGENHEIRO CIVIL', unidade: '1001' },
    { cargo: 'MOTORISTA', unidade: '1002' },
    ...times(CONSELHEIROS_TUTELARES, { cargo: 'CONSELHEIRO TUTELAR', unidade: '0903' }),
    ...diretores(entity),
  ],
  L: () => [
    ...times(VEREADORES, { cargo: 'VEREADOR', unidade: '0101' }),
    { cargo: 'DIRETOR-GERAL', unidade: '0101', nome: 'HELENA BORTOLATTO REIS' },
    { cargo: 'PROCURADOR JURÍDICO', unidade: '0101' },
    { cargo: 'AUDITOR INTERNO', unidade: '0101' },
    { cargo: 'PREGOEIRO', unidade: '0101' },
    { cargo: 'MOTORISTA', unidade: '0101' },
  ],
  D: (entity) => [
    ...secretarios(entity),
    { cargo: 'PREGOEIRO', unidade: '1601' },
    { cargo: 'MOTORISTA', unidade: '1601' },
  ],
  A: () => [
    { cargo: 'DIRETOR-PRESIDENTE', unidade: '2001' },
    { cargo: 'PREGOEIRO', unidade: '2001' },
    { cargo: 'ENGENHEIRO SANITARISTA', unidade: '2002' },
    { cargo: 'MOTORISTA', unidade: '2003' },
  ],
}

/** Seats begin at the third servant and are one in three, so that among the first there are others too. */
const FIRST_SEAT = 2
const ONE_SEAT_IN = 3

const seated = new Map<number, ReadonlyMap<number, Assento>>()

/** Returns the seats of an entity by the index of the servant. */
export function assentosDe(entity: Entity): ReadonlyMap<number, Assento> {
  let seats = seated.get(entity.entidade)
  if (!seats) {
    seats = new Map(SEATS[entity.tipo](entity).map((seat, at) => [FIRST_SEAT + at * ONE_SEAT_IN, seat]))
    seated.set(entity.entidade, seats)
  }
  return seats
}
