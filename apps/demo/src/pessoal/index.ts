// The pessoal area of the demo city: those who work or worked for it, and what they are paid.
import type { DemoArea } from '../cidade/area.ts'
import { isoOf, yearOf } from '../cidade/calendar.ts'
import { decimalOf } from '../cidade/money.ts'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import {
  CLASSES_DE_CARGO,
  classeDoCargo,
  NIVEIS,
  nivelDoCargo,
  pesoDoCargo,
  tipoDoCargo,
  type TipoDeCargo,
} from './cargos.ts'
import { EVENTOS, Folha, type Codigos } from './folha.ts'
import { isFlexible, writeJornadas } from './jornadas.ts'
import { nomeacoesDe, nomeadoPor, SISTEMA_DOS_ATOS } from './nomeacoes.ts'
import { writeOutros } from './outros.ts'
import { dateOf, quadroOf, type Vinculo } from './quadro.ts'

const FAIXAS = 10
const QUADROS: Readonly<Record<TipoDeCargo, readonly [codigo: number, descricao: string]>> = {
  Efetivo: [1, 'PLANO DE CARREIRA DOS SERVIDORES'],
  Comissionado: [2, 'CARGOS EM COMISSÃO'],
  'Agente político': [3, 'AGENTES POLÍTICOS'],
}
const INVESTIDURAS: Readonly<Record<string, string>> = {
  Efetivo: 'CONCURSO PÚBLICO',
  Comissionado: 'NOMEAÇÃO',
  Temporário: 'PROCESSO SELETIVO',
  'Agente político': 'ELEIÇÃO OU NOMEAÇÃO',
}

export const pessoal: DemoArea = {
  async writeEntity(city, office) {
    const { sink, today } = city
    const { entidade } = office.entity
    const quadro = quadroOf(office)
    const codigos = codesOf(quadro)
    for (const [evento, descricao, tipo, categoria] of EVENTOS)
      sink.put('evento_folha', { entidade, evento, descricao, tipo, categoria })
    writeLugares(sink, entidade, quadro, codigos)
    writeCargos(sink, entidade, quadro, codigos)
    const atos = new Map(nomeacoesDe(quadro).map(({ matricula }, at) => [matricula, at + 1]))
    for (const vinculo of quadro) {
      writeServidor(sink, entidade, vinculo, atos.get(vinculo.matricula))
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

/** Writes the cargos created by law, some of whose positions are always vacant. */
function writeCargos(sink: Sink, entidade: number, quadro: readonly Vinculo[], { cargos }: Codigos): void {
  const holders = new Map<string, number>()
  for (const { cargo, vinculo } of quadro)
    if (vinculo === 'FUNCIONARIO') holders.set(cargo, (holders.get(cargo) ?? 0) + 1)
  for (const [descricao, cargo] of cargos) {
    const tipo = tipoDoCargo(descricao)
    const [quadro_salarial, descricao_quadro] = QUADROS[tipo]
    const classe = classeDoCargo(descricao)
    const peso = pesoDoCargo(descricao)
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
      vagas: Math.ceil((holders.get(descricao) ?? 0) * 1.1) + 2,
      numero_ato: 1_000 + slotOf(900, 'lei do cargo', descricao),
      ano_ato: 1995 + slotOf(25, 'ano do cargo', descricao),
    })
    for (let faixa = 1; faixa <= (tipo === 'Efetivo' ? FAIXAS : tipo === 'Comissionado' ? 1 : 0); faixa++) {
      const valor = Math.round(peso * 330_000 * 1.04 ** (faixa - 1))
      sink.put('cargo_faixa', {
        entidade,
        cargo,
        faixa,
        descricao: tipo === 'Efetivo' ? `FAIXA ${faixa}` : 'SÍMBOLO ÚNICO',
        valor: decimalOf(valor),
        valor_gratificacao: decimalOf(tipo === 'Efetivo' ? 0 : Math.round(valor / 5)),
        inicio_validade: '2026-01-01',
      })
    }
  }
}

function writeServidor(sink: Sink, entidade: number, vinculo: Vinculo, ato: number | undefined): void {
  const { matricula, nome, cpf, cargo, lotacao, secretaria, natureza, admissao, demissao, excepcional } = vinculo
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
    forma_investidura: INVESTIDURAS[natureza],
    nomeacao: `PORTARIA ${nomeadoPor(vinculo)}`,
    ...(ato !== undefined && { ato, ano_ato: yearOf(admissao), sistema_ato: SISTEMA_DOS_ATOS }),
    data_admissao: isoOf(admissao),
    data_demissao: dateOf(demissao),
    data_fim_contrato: natureza === 'Temporário' ? '2027-06-30' : null,
    local_trabalho: isActive ? lotacao : null,
    horario_trabalho: isActive ? (isFlexible(vinculo) ? 'FLEXÍVEL' : '08:00 às 11:30 e 13:00 às 17:00') : null,
    cedido_para: isActive && slotOf(41, 'cedido', entidade, matricula) === 5 ? 'FÓRUM DA COMARCA DE SERRA CLARA' : null,
    tipo_aposentadoria: vinculo.vinculo === 'APOSENTADO' ? (matricula % 5 === 0 ? 'COMPULSÓRIA' : 'VOLUNTÁRIA') : null,
    admissao_excepcional: excepcional,
  })
}
