// Generates what the entities owned before their first year here: furniture and equipment, land and buildings.
import type { Rows } from '@portal/data/package/rows'
import { dayAt, isoOf } from '../cidade/calendar.ts'
import { BAIRROS, CEP, CIDADE, FIRST_YEAR, RUAS, UF, type Entity } from '../cidade/cidade.ts'
import { decimalOf } from '../cidade/money.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Locais } from './locais.ts'
import { valorAtual } from './valor.ts'

const MOVEIS = [
  ['CADEIRA GIRATÓRIA', 310],
  ['MESA DE ESCRITÓRIO', 540],
  ['ARMÁRIO DE AÇO', 780],
  ['ARQUIVO DE QUATRO GAVETAS', 690],
  ['IMPRESSORA LASER', 1_450],
  ['MICROCOMPUTADOR', 2_900],
  ['AR-CONDICIONADO 12.000 BTU', 2_100],
  ['BEBEDOURO DE COLUNA', 620],
  ['LONGARINA DE TRÊS LUGARES', 480],
  ['QUADRO BRANCO', 260],
  ['ROÇADEIRA COSTAL', 1_700],
  ['MICROFONE SEM FIO', 350],
] as const

const IMOVEIS = [
  ['ESCOLA MUNICIPAL', 1_900_000],
  ['UNIDADE BÁSICA DE SAÚDE', 880_000],
  ['CENTRO MUNICIPAL DE EDUCAÇÃO INFANTIL', 1_250_000],
  ['TERRENO URBANO', 310_000],
  ['PRAÇA', 420_000],
  ['GINÁSIO DE ESPORTES', 1_600_000],
  ['GARAGEM E OFICINA', 730_000],
  ['CENTRO COMUNITÁRIO', 510_000],
] as const

const BAIXAS = [
  ['LEILÃO', 'Bem antieconômico, vendido em leilão público.'],
  ['DOAÇÃO', 'Bem ocioso, doado a entidade sem fins lucrativos.'],
  ['INUTILIZAÇÃO', 'Bem irrecuperável, conforme laudo da comissão de patrimônio.'],
  ['FURTO OU ROUBO', 'Boletim de ocorrência registrado; sindicância concluída.'],
] as const

const CESSOES = [
  ['ASSOCIAÇÃO DE MORADORES', 'Uso em atividades da comunidade.'],
  ['APAE DE SERRA CLARA', 'Atendimento a pessoas com deficiência.'],
  ['CORPO DE BOMBEIROS', 'Uso no posto avançado do município.'],
  ['SINDICATO RURAL', 'Apoio aos cursos de formação rural.'],
] as const

const OLDEST = 2009
const A_SERVANT = 4
const FEWEST = 30
const ONE_LENT_IN = 60
const WRITTEN_OFF = 0.14

export interface Antigos {
  bens: Rows['bem'][]
  imoveis: Rows['bem_imovel'][]
  comodatos: Rows['bem_comodato'][]
}

type Tipo = 'M' | 'I'

interface Novo {
  tipo: Tipo
  numero: number
  descricao: string
  reais: number
}

/** Returns everything an entity had, in the order it was registered. */
export function bensAntigos(entity: Entity, { salas }: Locais, servidores: number, today: number): Antigos {
  const random = new Random(seedOf('bens', entity.entidade))
  const todas = [...salas.values()].flat()
  const antigos: Antigos = { bens: [], imoveis: [], comodatos: [] }
  const put = ({ tipo, numero, descricao, reais }: Novo): void => {
    const { entidade } = entity
    const adquirido = dayAt(random.int(OLDEST, FIRST_YEAR - 1), random.int(1, 12), random.int(1, 28))
    const saiu =
      tipo === 'M' && random.chance(WRITTEN_OFF) ? random.int(dayAt(FIRST_YEAR, 1, 10), today - 5) : undefined
    const [tipoBaixa, justificativa] = random.pick(BAIXAS)
    const valor = Math.round(reais * random.between(0.75, 1.3)) * 100
    const isLand = descricao.startsWith('TERRENO')
    antigos.bens.push({
      entidade,
      tipo,
      bem: numero,
      chapa: tipo === 'I' ? 0 : numero,
      descricao,
      tipo_incorporacao: random.weighted([8, 9, 11]) + 1,
      data_aquisicao: isoOf(adquirido),
      valor_aquisicao: decimalOf(valor),
      valor_atual: isLand ? null : valorAtual(tipo, valor, adquirido, saiu ?? today),
      nota_fiscal: tipo === 'M' ? String(random.int(100, 99_999)) : null,
      local_bem: tipo === 'M' ? random.pick(todas) : null,
      baixado: saiu !== undefined,
      ...(saiu !== undefined && { data_baixa: isoOf(saiu), tipo_baixa: tipoBaixa, justificativa }),
    })
    if (tipo === 'I') {
      antigos.imoveis.push({
        entidade,
        tipo,
        bem: numero,
        matricula: String(random.int(1_000, 48_000)),
        data_matricula: isoOf(adquirido + random.int(20, 400)),
        logradouro: `RUA ${random.pick(RUAS)}`,
        numero: String(random.int(10, 2_400)),
        complemento: isLand
          ? `QUADRA ${random.int(1, 40)}, LOTE ${random.int(1, 30)}`
          : numero % 2 === 1
            ? 'ESQUINA'
            : null,
        bairro: random.pick(BAIRROS),
        cidade: `${CIDADE}/${UF}`,
        cep: CEP,
      })
    }
    if (saiu === undefined && random.int(1, ONE_LENT_IN) === 1) {
      const [quem, para] = random.pick(CESSOES)
      const inicio = random.int(adquirido, today)
      antigos.comodatos.push({
        entidade,
        tipo,
        bem: numero,
        codigo: 100 + antigos.comodatos.length,
        local: quem,
        data_inicio: isoOf(inicio),
        data_fim: random.chance(0.7) ? isoOf(inicio + random.int(2, 10) * 365) : null,
        descricao: para,
      })
    }
  }
  const moveis = Math.max(FEWEST, servidores * A_SERVANT)
  for (let numero = 1; numero <= moveis; numero++) {
    const [descricao, reais] = random.pick(MOVEIS)
    put({ tipo: 'M', numero, descricao, reais })
  }
  const imoveis = Math.max(3, Math.round(servidores / 8))
  for (let numero = 1; numero <= imoveis; numero++) {
    const [descricao, reais] = random.pick(IMOVEIS)
    put({
      tipo: 'I',
      numero,
      descricao: descricao === 'TERRENO URBANO' ? descricao : `${descricao} ${random.pick(BAIRROS)}`,
      reais,
    })
  }
  return antigos
}
