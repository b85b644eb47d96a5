// The pessoal area of the demo city: those who work or worked for it, and what they are paid.
import type { DemoArea } from '../cidade/area.ts'
import { isoOf, yearOf } from '../cidade/calendar.ts'
import { decimalOf } from '../cidade/money.ts'
import type { Sink } from '../cidade/sink.ts'
import {
  CLASSES_DE_CARGO,
  classeDoCargo,
  faixasDoCargo,
  gratificacaoDoCargo,
  isEleito,
  NIVEIS,
  nivelDoCargo,
  tipoDoCargo,
  valorDaFaixa,
  type TipoDeCargo,
} from './cargos.ts'
import { cedidosEm } from './cedidos.ts'
import { EVENTOS, Folha, type Codigos } from './folha.ts'
import { horarioDe, writeJornadas } from './jornadas.ts'
import { LEIS_DO_QUADRO } from './leis-do-quadro.ts'
import { nomeacoesDe, nomeadoPor, SISTEMA_DOS_ATOS } from './nomeacoes.ts'
import { writeOutros } from './outros.ts'
import { dateOf, isPaidIn, quadroOf, type Vinculo } from './quadro.ts'

const QUADROS: Readonly<Record<TipoDeCargo, readonly [codigo: number, descricao: string]>> = {
  Efetivo: [1, 'PLANO DE CARREIRA DOS SERVIDORES'],
  Comissionado: [2, 'CARGOS EM COMISSÃO'],
  'Agente político': [3, 'AGENTES POLÍTICOS'],
  Temporário: [4, 'CONTRATOS POR TEMPO DETERMINADO'],
}
/** The name of the only band of those who have no career. */
const FAIXA_UNICA: Readonly<Record<TipoDeCargo, string | undefined>> = {
  Efetivo: undefined,
  Comissionado: 'SÍMBOLO ÚNICO',
  'Agente político': 'SUBSÍDIO',
  Temporário: 'VALOR DO CONTRATO',
}
const INVESTIDURAS: Readonly<Record<string, string>> = {
  Efetivo: 'CONCURSO PÚBLICO',
  Comissionado: 'NOMEAÇÃO',
  Temporário: 'PROCESSO SELETIVO',
  'Agente político': 'NOMEAÇÃO',
}

export const pessoal: DemoArea = {
  async writeEntity(city, office) {
    const { sink, today } = city
    const { entidade } = office.entity
    const quadro = quadroOf(office).filter(({ admissao }) => admissao <= today)
    const codigos = codesOf(quadro)
    for (const [evento, descricao, tipo, categoria] of EVENTOS)
      sink.put('evento_folha', { entidade, evento, descricao, tipo, categoria })
    writeLugares(sink, entidade, quadro, codigos)
    writeCargos(sink, entidade, quadro, codigos, city.years)
    const cedidos = cedidosEm(office.entity, quadro, today)
    const atos = new Map(nomeacoesDe(quadro).map(({ matricula }, at) => [matricula, at + 1]))
    for (const vinculo of quadro) {
      writeServidor(sink, entidade, vinculo, atos.get(vinculo.matricula), cedidos.get(vinculo.matricula), today)
      await sink.relieve()
    }
    await writeOutros(city, office.entity, quadro)
    writeJornadas(sink, entidade, quadro, today)
    const folha = new Folha(office, quadro, codigos, sink)
    return (year) => folha.writeYear(year, today)
  },
}

const numbered = (names: Iterable<string>): Map<string, number> =>
  new Map([...new Set(names)].sort().map((name, at) => [name, at + 1]))

const codesOf = (quadro: readonly Vinculo[]): Codigos => ({
  cargos: numbered(quadro.map(({ cargo }) => cargo)),
  lotacoes: numbered(quadro.map(({ lotacao }) => lotacao)),
})

function writeLugares(sink: Sink, entidade: number, quadro: readonly Vinculo[], { lotacoes }: Codigos): void {
  const above = new Map(quadro.map(({ lotacao, secretaria }) => [lotacao, secretaria]))
  for (const [descricao, lotacao] of lotacoes)
    sink.put('lotacao', { entidade, lotacao, descricao, secretaria: above.get(descricao) })
}

/** Returns the most servants each cargo had in a month. */
function mostHolders(quadro: readonly Vinculo[], years: readonly number[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const year of years) {
    for (let month = 1; month <= 12; month++) {
      const holders = new Map<string, number>()
      for (const vinculo of quadro) {
        const { cargo } = vinculo
        if (vinculo.vinculo === 'FUNCIONARIO' && isPaidIn(vinculo, year, month))
          holders.set(cargo, (holders.get(cargo) ?? 0) + 1)
      }
      for (const [cargo, count] of holders) most.set(cargo, Math.max(count, most.get(cargo) ?? 0))
    }
  }
  return most
}

/** Writes the cargos created by law, some of whose positions are always vacant, but for those who govern. */
function writeCargos(
  sink: Sink,
  entidade: number,
  quadro: readonly Vinculo[],
  { cargos }: Codigos,
  years: readonly number[],
): void {
  const holders = mostHolders(quadro, years)
  const last = years.at(-1) as number
  for (const [descricao, cargo] of cargos) {
    const tipo = tipoDoCargo(descricao)
    const [quadro_salarial, descricao_quadro] = QUADROS[tipo]
    const classe = classeDoCargo(descricao)
    const most = holders.get(descricao) ?? 0
    const nivel = nivelDoCargo(descricao)
    sink.put('cargo', {
      entidade,
      cargo,
      descricao,
      tipo,
      quadro_salarial,
      descricao_quadro,
      grupo_ocupacional: 1 + CLASSES_DE_CARGO.indexOf(classe),
      descricao_grupo: classe,
      nivel,
      descricao_nivel: NIVEIS[nivel - 1],
      vagas: tipo === 'Agente político' ? most : Math.ceil(most * 1.1) + 2,
      numero_ato: LEIS_DO_QUADRO[tipo].numero,
      ano_ato: LEIS_DO_QUADRO[tipo].ano,
    })
    for (let faixa = 1; faixa <= faixasDoCargo(descricao); faixa++) {
      sink.put('cargo_faixa', {
        entidade,
        cargo,
        faixa,
        descricao: FAIXA_UNICA[tipo] ?? `FAIXA ${faixa}`,
        valor: decimalOf(valorDaFaixa(descricao, faixa, last)),
        valor_gratificacao: decimalOf(gratificacaoDoCargo(descricao, last)),
        inicio_validade: `${last}-01-01`,
      })
    }
  }
}

function writeServidor(
  sink: Sink,
  entidade: number,
  vinculo: Vinculo,
  ato: number | undefined,
  cedidoPara: string | undefined,
  today: number,
): void {
  const { matricula, nome, cpf, cargo, lotacao, secretaria, natureza, admissao, demissao, excepcional, fimDoContrato } =
    vinculo
  const isActive = vinculo.vinculo === 'FUNCIONARIO'
  sink.put('servidor', {
    entidade,
    matricula,
    nome,
    cpf,
    cargo,
    lotacao,
    secretaria,
    vinculo: vinculo.vinculo,
    forma_investidura: isEleito(cargo) ? 'ELEIÇÃO' : INVESTIDURAS[natureza],
    nomeacao: isEleito(cargo) ? 'DIPLOMA DA JUSTIÇA ELEITORAL' : `PORTARIA ${nomeadoPor(vinculo)}`,
    ...(ato !== undefined && { ato, ano_ato: yearOf(admissao), sistema_ato: SISTEMA_DOS_ATOS }),
    data_admissao: isoOf(admissao),
    data_demissao: demissao !== undefined && demissao <= today ? isoOf(demissao) : null,
    data_fim_contrato: dateOf(fimDoContrato),
    local_trabalho: isActive ? (cedidoPara ?? lotacao) : null,
    horario_trabalho: isActive ? horarioDe(vinculo) : null,
    cedido_para: cedidoPara ?? null,
    tipo_aposentadoria: vinculo.vinculo === 'APOSENTADO' ? (matricula % 5 === 0 ? 'COMPULSÓRIA' : 'VOLUNTÁRIA') : null,
    admissao_excepcional: excepcional,
  })
}
