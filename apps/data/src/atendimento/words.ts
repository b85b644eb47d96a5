// Formats a process for the terminal of the staff.
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { formatBytes, formatDate, formatDateTime } from '@portal/kit/formats'
import { diasEntre } from '@portal/atendimento/prazo'
import type { Anexo, Passo, Processo } from './processo.ts'

const days = (count: number): string => (count === 1 ? '1 dia' : `${count} dias`)

/** Says in words how many days are left until the deadline, or how many it is late. */
export function prazoEmPalavras({ prazo, encerrado }: Pick<Processo, 'prazo' | 'encerrado'>, hoje: string): string {
  if (encerrado) return `prazo ${formatDate(prazo)}`
  const left = diasEntre(hoje, prazo)
  if (left < 0) return `ATRASADO há ${days(-left)} (prazo ${formatDate(prazo)})`
  return left === 0 ? `vence HOJE (${formatDate(prazo)})` : `vence em ${days(left)} (${formatDate(prazo)})`
}

export function lineOf(processo: Processo, hoje: string): string {
  const { processo: numero, exercicio, data, situacao, assunto, usuario, instancia } = processo
  const kind = instancia > 0 ? 'recurso' : usuario
  const prazo = prazoEmPalavras(processo, hoje)
  return [`${numero}/${exercicio}`, formatDate(data), kind, situacao, prazo, assunto.replace(/\s+/g, ' ')].join(' · ')
}

export const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')

function publicacaoEmPalavras({ publicacao, emTriagem }: Processo): string {
  if (publicacao !== 'Publicado') return publicacao.toLowerCase()
  return emTriagem ? 'publicado na Consulta SIC, com parecer em triagem' : 'publicado na Consulta SIC'
}

function requerenteLines({ nome, cnpjCpf, rg, email, telefone, celular, endereco }: Processo): string[] {
  if (nome === null) return ['Requerente: anônimo']
  const pairs: [string, string | null][] = [
    ['CPF/CNPJ', cnpjCpf === null ? null : formatCnpjCpf(cnpjCpf)],
    ['RG', rg],
    ['E-mail', email],
    ['Telefone', telefone],
    ['Celular', celular],
    ['Endereço', endereco],
  ]
  return [`Requerente: ${nome}`, ...pairs.flatMap(([label, value]) => (value === null ? [] : [`  ${label}: ${value}`]))]
}

export function whole(
  processo: Processo,
  { passos, anexos }: { passos: Passo[]; anexos: Anexo[] },
  hoje: string,
): string[] {
  const filesOf = (sequencia: number | null): string[] =>
    anexos.flatMap((anexo) =>
      anexo.sequencia === sequencia ? [`    anexo: ${anexo.nome} (${formatBytes(anexo.tamanho)})`] : [],
    )
  return [
    `Processo ${processo.processo}/${processo.exercicio} (${processo.usuario}), de ${formatDate(processo.data)}`,
    `Situação: ${processo.situacao} · ${prazoEmPalavras(processo, hoje)}`,
    `Sigilo: ${processo.grauSigilo} · ${publicacaoEmPalavras(processo)}`,
    ...(processo.referencia === null ? [] : [`Recurso contra: ${processo.referencia}`]),
    ...requerenteLines(processo),
    `Quer receber por: ${processo.formaRecebimento}`,
    `Assunto: ${processo.assunto}`,
    indented(processo.digitacao),
    ...filesOf(null),
    'Andamento:',
    ...passos.flatMap(({ sequencia, data, local, funcao, situacao, parecer }) => [
      `  ${sequencia}. ${formatDateTime(data)} · ${local} · ${funcao} · ${situacao}`,
      indented(parecer),
      ...filesOf(sequencia),
    ]),
  ]
}
