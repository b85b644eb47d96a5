// Writes the staff outside the payroll: interns, those lent and borrowed, transfer requests, staff of hired companies,
// and the competitions.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { dayAt, isoOf, monthOf, yearOf } from '../cidade/calendar.ts'
import type { City } from '../cidade/area.ts'
import { LAST_YEAR, type Entity } from '../cidade/cidade.ts'
import type { Files } from '../cidade/files.ts'
import { decimalOf } from '../cidade/money.ts'
import { pdfOf, wrap } from '../cidade/pdf.ts'
import { personAt } from '../cidade/pessoas.ts'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { writeCedencias } from './cedidos.ts'
import type { Vinculo } from './quadro.ts'

const FUNCOES = ['SERVENTE DE LIMPEZA', 'VIGILANTE', 'MERENDEIRA', 'RECEPCIONISTA', 'JARDINEIRO']
const EMPRESAS = ['BRILHO CLARO SERVIÇOS LTDA', 'GUARDIÃ DO VALE VIGILÂNCIA LTDA', 'MESA FARTA ALIMENTAÇÃO LTDA']
const CURSOS = ['PEDAGOGIA', 'DIREITO', 'ADMINISTRAÇÃO', 'ENFERMAGEM', 'ENSINO MÉDIO']
const BOLSA = 90_000
const CONCURSOS = 6
const CLASSIFICADOS = 24

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

/** Returns a name, distinct for each kind of person outside the payroll. */
const nameOf = ({ entidade }: Entity, kind: number, index: number): string =>
  personAt('servidor', entidade * 1_000_000 + kind * 50_000 + index).nome

export async function writeOutros(
  { sink, files, today }: Pick<City, 'sink' | 'files' | 'today'>,
  entity: Entity,
  quadro: readonly Vinculo[],
): Promise<void> {
  const { entidade } = entity
  const staff = quadro.filter(({ vinculo }) => vinculo === 'FUNCIONARIO')
  const some = (share: number, fewest: number): number => Math.max(fewest, Math.round(staff.length * share))
  const careers = careersOf(staff)
  writeEstagiarios(sink, entity, staff, some(0.03, 14), today)
  writeCedencias(sink, entity, quadro, today)
  for (let i = 1; i <= some(0.008, 14); i++) {
    const { matricula, nome, cargo, lotacao } = at(careers, i * 11)
    sink.put('permuta', {
      entidade,
      protocolo: 700 + i,
      matricula,
      nome,
      cargo,
      lotacao_atual: lotacao,
      lotacao_desejada: at(otherPlaces(staff, lotacao), i),
      data_solicitacao: isoOf(today - 20 - slotOf(500, 'permuta', entidade, i)),
    })
  }
  const hired = dayAt(yearOf(today) - 2, 3, 1)
  for (let i = 1; i <= some(0.04, 16); i++) {
    const empresa = slotOf(EMPRESAS.length, 'terceirizado', entidade, i)
    sink.put('terceirizado', {
      entidade,
      terceirizado: i,
      nome: nameOf(entity, 14, i),
      funcao: at(FUNCOES, i),
      empresa: EMPRESAS[empresa] as string,
      cnpj: cnpjFrom(`97${String(4_000 + empresa).padStart(6, '0')}0001`),
      contrato: 30 + empresa,
      ano_contrato: yearOf(hired),
      local_trabalho: at(staff, i).lotacao,
      data_inicio: isoOf(hired),
      data_fim: i % 9 === 0 ? isoOf(today - 90) : null,
    })
  }
  writeFuncoes(sink, entidade)
  await writeConcursos(sink, files, entity, staff, today)
}

/** Returns those of the career who have not left. */
const careersOf = (staff: readonly Vinculo[]): Vinculo[] =>
  staff.filter(({ natureza, demissao }) => natureza === 'Efetivo' && demissao === undefined)

const otherPlaces = (staff: readonly Vinculo[], own: string): string[] => {
  const others = [...new Set(staff.map(({ lotacao }) => lotacao))].filter((lotacao) => lotacao !== own)
  return others.length > 0 ? others : ['ARQUIVO GERAL']
}

const FUNCOES_GRATIFICADAS = [
  'CHEFE DE SEÇÃO',
  'CHEFE DE SETOR',
  'COORDENADOR DE EQUIPE',
  'FISCAL DE CONTRATOS',
  'AGENTE DE CONTRATAÇÃO',
  'SECRETÁRIO DE COMISSÃO',
] as const

function writeFuncoes(sink: Sink, entidade: number): void {
  for (const [i, descricao] of FUNCOES_GRATIFICADAS.entries()) {
    const isShare = i % 3 === 2
    sink.put('funcao_gratificada', {
      entidade,
      funcao: i + 1,
      descricao,
      vagas: 4 + i * 2,
      ocupadas: 2 + i,
      valor: isShare ? null : decimalOf(60_000 + i * 22_000),
      tipo_remuneracao: isShare ? 'B' : 'V',
    })
  }
}

const ESTAGIO = 600
/** One in SEM_TERMINO has no last day, as happens in real payrolls. */
const SEM_TERMINO = 9
/** One in MENOR is a minor, and so is not named. */
const MENOR = 7

/** Writes the interns: some ended in the last year, most are active, whatever the day. */
function writeEstagiarios(sink: Sink, entity: Entity, staff: readonly Vinculo[], count: number, today: number): void {
  const { entidade } = entity
  for (let codigo = 1; codigo <= count; codigo++) {
    const start = today - 30 - slotOf(ESTAGIO + 250, 'estágio', entidade, codigo)
    const end = codigo % SEM_TERMINO === 1 ? null : start + ESTAGIO
    sink.put('estagiario', {
      entidade,
      codigo,
      nome: nameOf(entity, 12, codigo),
      cargo: at(CURSOS, codigo),
      lotacao: at(staff, codigo).lotacao,
      inicio_contrato: isoOf(start),
      termino_contrato: end === null ? null : isoOf(end),
      horario_trabalho: '08:00 às 12:00',
      local_trabalho: at(staff, codigo).lotacao,
      horas_semanais: '20.00',
      valor: decimalOf(BOLSA),
      menor_de_idade: codigo % MENOR === 0,
    })
    for (let day = start; day <= Math.min(end ?? today, today); day += 31) {
      const discount = slotOf(9, 'falta', codigo, day) === 0 ? 4_500 : 0
      sink.put('estagiario_folha', {
        entidade,
        codigo,
        exercicio: yearOf(day),
        mes: monthOf(day),
        vencimentos: decimalOf(BOLSA + 12_000),
        descontos: decimalOf(discount),
      })
    }
  }
}

/** Writes one competition a year until the day, all but the last already over. */
async function writeConcursos(
  sink: Sink,
  files: Files,
  entity: Entity,
  staff: readonly Vinculo[],
  today: number,
): Promise<void> {
  const { entidade } = entity
  const careers = careersOf(staff)
  for (let concurso = 1; concurso <= CONCURSOS; concurso++) {
    const ano = Math.min(yearOf(today), LAST_YEAR) - CONCURSOS + concurso
    if (dayAt(ano, 3, 10) > today) continue
    const isOver = concurso < CONCURSOS
    const cargo = at(careers, concurso * 13).cargo
    sink.put('concurso', {
      entidade,
      concurso,
      edital: `${concurso}/${ano}`,
      tipo: concurso % 3 === 0 ? 'Processo seletivo' : 'Concurso público',
      objeto: `PROVIMENTO DE VAGAS DE ${cargo}`,
      data_publicacao: `${ano}-03-10`,
      data_homologacao: isOver ? `${ano}-09-15` : null,
      validade: isOver ? `${ano + 2}-09-15` : null,
      situacao: !isOver ? 'Em andamento' : concurso < 3 ? 'Encerrado' : 'Homologado',
    })
    const text = [
      entity.nome,
      '',
      ...wrap(`Edital de abertura para provimento de vagas de ${cargo}, conforme a lei que criou o cargo.`),
      '',
      'Documento inventado para a demonstração.',
    ]
    const arquivo = await files.add(
      `edital-${concurso}-${ano}.pdf`,
      'application/pdf',
      pdfOf(`Edital nº ${concurso}/${ano}`, text),
      dayAt(ano, 3, 10),
    )
    sink.put('anexo', {
      entidade,
      origem: 'concurso',
      chave: String(concurso),
      ordem: 1,
      arquivo,
      tipo_anexo: 'Edital',
      numero: String(concurso),
      ano,
    })
    for (let place = 1; place <= (isOver ? CLASSIFICADOS : 0); place++) {
      const named = place <= 9 && dayAt(ano + 1, 2, 1) <= today
      sink.put('concurso_classificado', {
        entidade,
        concurso,
        cargo,
        classificacao: place,
        nome: nameOf(entity, 15, concurso * 100 + place),
        situacao: named ? (place === 4 ? 'Desistente' : 'Nomeado') : 'Aguarda',
        data_nomeacao: named && place !== 4 ? `${ano + 1}-02-01` : null,
      })
    }
  }
}
