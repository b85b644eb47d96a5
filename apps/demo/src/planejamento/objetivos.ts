// Writes the objectives of the strategic plan of each entity that publishes one, most with an action plan.
import type { City } from '../cidade/area.ts'
import { dayAt, workingDayBefore } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { pdfOf, wrap } from '../cidade/pdf.ts'
import { cabecalho, INVENTADO } from './documentos.ts'

/** Each objective with its action; without one, the action plan is still being written. */
const OBJETIVOS: Readonly<Record<number, readonly (readonly [descricao: string, acao?: string])[]>> = {
  1: [
    ['Vaga em creche para toda criança de até três anos', 'Construir duas creches e ampliar três até o fim do plano.'],
    ['Nenhuma rua urbana sem pavimento', 'Pavimentar doze quilômetros por ano, a começar pelas linhas de ônibus.'],
    ['Serviços da prefeitura a um toque do celular', 'Levar os quarenta serviços mais pedidos para a internet.'],
    ['Metade do lixo reciclado ou compostado', 'Estender a coleta seletiva a todos os bairros e ao distrito.'],
    ['Emprego para quem termina o ensino médio'],
  ],
  3: [
    ['Consulta na unidade básica em até dois dias', 'Completar as equipes de saúde da família de todos os bairros.'],
    ['Exames de rotina perto de casa', 'Instalar coleta de exames em cada unidade básica.'],
    ['Mortalidade infantil abaixo de oito por mil'],
  ],
  4: [
    [
      'Água tratada em toda casa da cidade e do distrito',
      'Concluir a adutora do distrito e trocar a rede antiga do centro.',
    ],
    ['Perda de água menor que um quarto', 'Trocar hidrômetros com mais de cinco anos e procurar vazamentos.'],
  ],
}

export async function writeObjetivos({ sink, files }: City, entity: Entity, base: number): Promise<void> {
  const { entidade } = entity
  for (const [index, [descricao, acao]] of (OBJETIVOS[entidade] ?? []).entries()) {
    const codigo = index + 1
    sink.put('objetivo_estrategico', { entidade, ano_base_ppa: base, obj_codigo: codigo, descricao })
    if (acao === undefined) continue
    const lines = [...cabecalho(entity), `Objetivo ${codigo}: ${descricao}.`, '', ...wrap(acao), '', INVENTADO]
    const nome = `plano-de-acao-${base}-objetivo-${codigo}-entidade-${entidade}.pdf`
    const arquivo = await files.add(
      nome,
      'application/pdf',
      pdfOf(`Plano de ação do objetivo ${codigo}`, lines),
      workingDayBefore(dayAt(base - 1, 12, 18)),
    )
    sink.put('anexo', {
      entidade,
      origem: 'objetivo_estrategico',
      chave: `${base}/${codigo}`,
      ordem: 1,
      arquivo,
      tipo_anexo: 'Plano de ação',
    })
  }
}
