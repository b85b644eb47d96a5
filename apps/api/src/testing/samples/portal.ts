// Creates the rows of the start-up calls, with what tests need to tell one rule from another; writes published files to
// `storeDir`.
import { PERGUNTADAS } from '@portal/catalog/enviado'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { insert } from '../insert.ts'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../sample.ts'

/** An entity that is published but has no fiscal year. */
export const SEM_EXERCICIO = 9
export const BRASAO = 101
export const MANUAL = 102
export const CARTAZ = 103
export const SUMIDO = 104
export const VENCIDA = 105
export const CASSADA = 106

export const MANUAL_TEXT = 'Manual do portal: como ler os números da cidade. '.repeat(40)

const DATA = '2026-02-03T10:00:00-03:00'

function publish(storeDir: string, arquivo: number, nome: string, tipo_conteudo: string, content: string) {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = filePath(storeDir, sha256)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return { arquivo, nome, tipo_conteudo, tamanho: bytes.length, sha256, data: DATA }
}

export async function loadContextSample(pool: Pool, storeDir: string): Promise<void> {
  const ano = { entidade: ENTIDADE, exercicio: EXERCICIO }
  await insert(pool, 'arquivo', [
    publish(
      storeDir,
      BRASAO,
      'brasão.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    publish(storeDir, MANUAL, 'Manual do "cidadão" 2026.txt', 'text/plain', MANUAL_TEXT),
    publish(storeDir, CARTAZ, 'cartaz.png', 'image/png', 'png'),
    publish(storeDir, VENCIDA, 'vencida.txt', 'text/plain', 'vencida'),
    publish(storeDir, CASSADA, 'cassada.txt', 'text/plain', 'cassada'),
    {
      arquivo: SUMIDO,
      nome: 'sumido.pdf',
      tipo_conteudo: 'application/pdf',
      tamanho: 10,
      sha256: 'b'.repeat(64),
      data: DATA,
    },
  ])
  await insert(pool, 'entidade', [
    {
      entidade: SEM_EXERCICIO,
      nome: 'Fundo de Serra Clara',
      cnpj: cnpjFrom('330000000001'),
      tipo: 'A',
      entidade_principal: false,
      registrado: true,
      habilitado_portal: true,
    },
  ])
  await pool.query(
    `update entidade set brasao = $1, cidade = 'Serra Clara', uf = 'MG', telefone = '3133334444' where entidade = $2`,
    [BRASAO, ENTIDADE],
  )
  await insert(pool, 'configuracao', [
    { entidade: ENTIDADE, cor: '#AA3300', selo: CARTAZ, selo_nota_obtida: '97.25', selo_data_avaliacao: '2026-01-15' },
  ])
  await insert(pool, 'menu', [
    { ...ano, menu: 1, ordem: 2, titulo: 'Despesas', subtitulo: 'O que a cidade gasta' },
    {
      ...ano,
      menu: 2,
      menu_pai: 1,
      ordem: 2,
      titulo: 'Fornecedores',
      subtitulo: 'A quem se deve',
      rota: '/fornecedores',
    },
    {
      ...ano,
      menu: 3,
      menu_pai: 1,
      ordem: 1,
      titulo: 'Empenhos',
      subtitulo: 'Dinheiro reservado',
      rota: '/empenhos/cf',
      atalho: 'ctrl+alt+e',
    },
    {
      ...ano,
      menu: 4,
      ordem: 1,
      titulo: 'Diário',
      subtitulo: '',
      imagem: 'jornal',
      link: 'https://diario.example.org',
    },
  ])
  await insert(pool, 'nota_explicativa', [
    {
      entidade: ENTIDADE,
      nota: 1,
      rota: '/fornecedores',
      texto: '<p onclick="x()">Valores <b>líquidos</b>.<script>alert(1)</script><img src=x onerror=x></p>',
    },
    {
      entidade: ENTIDADE,
      nota: 2,
      rota: '/diarias',
      texto: '<a href="javascript:alert(1)">aqui</a> <a href="https://lei.example.org">lei</a>',
    },
  ])
  await insert(pool, 'notificacao', [
    {
      ...ano,
      notificacao: 1,
      rota: 'home',
      titulo: 'Audiência pública',
      descricao: 'Venha <b>participar</b>',
      arquivo: CARTAZ,
    },
  ])
  await insert(pool, 'contato', [
    { entidade: ENTIDADE, contato: 1, nome: 'Ouvidoria', cargo: 'Setor', email: 'ouvidoria@example.org' },
    { entidade: ENTIDADE, contato: 2, nome: 'Controladoria', cargo: 'Setor' },
  ])
  await insertGlossario(pool)
  await insert(pool, 'pergunta_frequente', [
    { entidade: ENTIDADE, numero: 1, pergunta: 'O que é empenho?', resposta: 'A reserva do dinheiro.' },
    {
      entidade: ENTIDADE,
      numero: 2,
      pergunta: 'Como peço informação?',
      resposta: 'Pelo e-SIC, com João, CPF 987.654.321-00.',
    },
  ])
  await insert(pool, 'link_util', [
    {
      entidade: ENTIDADE,
      numero: 1,
      tipo: 1,
      descricao: 'Tribunal',
      link: 'https://tribunal.example.org',
      ativo: true,
    },
    { entidade: ENTIDADE, numero: 2, tipo: 2, descricao: 'Compras', link: 'https://compras.example.org', ativo: true },
    { entidade: ENTIDADE, numero: 3, tipo: 1, descricao: 'Antigo', link: 'https://antigo.example.org', ativo: false },
  ])
  await insert(pool, 'organograma', [
    {
      entidade: ENTIDADE,
      item: 1,
      item_pai: null,
      descricao: 'Gabinete',
      resumo: '<p onclick="x()">Do prefeito.<script>alert(1)</script></p>',
      link: null,
      arquivo: MANUAL,
    },
    {
      entidade: ENTIDADE,
      item: 2,
      item_pai: 1,
      descricao: 'Saúde',
      resumo: null,
      link: 'https://saude.example.org',
      arquivo: null,
    },
  ])
  await insert(pool, 'certidao_entidade', [
    { entidade: ENTIDADE, certidao: 1, nome: 'Em dia', data_validade: '2999-12-31', ativo: true, arquivo: MANUAL },
    { entidade: ENTIDADE, certidao: 2, nome: 'Vencida', data_validade: '2020-01-31', ativo: true, arquivo: VENCIDA },
    { entidade: ENTIDADE, certidao: 3, nome: 'Cassada', data_validade: '2999-12-31', ativo: false, arquivo: CASSADA },
  ])
  await insert(pool, 'anexo', [{ entidade: ENTIDADE, origem: 'ajuda', chave: 'manual', ordem: 1, arquivo: MANUAL }])
  await insert(pool, 'sistema.ultima_atualizacao', [
    { ...ano, modulo: 3, tabela: 'diaria', atualizada_em: '2026-03-04T05:06:07-03:00' },
    { ...ano, modulo: 3, tabela: 'empenho', atualizada_em: '2026-03-05T05:06:07-03:00' },
    { ...ano, modulo: 7, tabela: 'bem', atualizada_em: '2026-03-06T05:06:07-03:00' },
    {
      entidade: OUTRA_ENTIDADE,
      exercicio: EXERCICIO,
      modulo: 3,
      tabela: 'diaria',
      atualizada_em: '2026-03-09T05:06:07-03:00',
    },
  ])
  // What gates ask about was sent too, before all of these.
  await pool.query(
    `insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
    select $1, $2, 3, tabela, '2020-01-02T03:04:05-03:00' from unnest($3::text[]) tabela
    on conflict do nothing`,
    [ENTIDADE, EXERCICIO, [...PERGUNTADAS]],
  )
}

const insertGlossario = (pool: Pool) =>
  pool.query(
    `insert into glossario (entidade, termo, topico, descricao)
    values ($1, 1, 'Licitação', 'Disputa aberta para comprar pelo melhor preço.'),
      ($1, 2, 'Empenho', 'Reserva do dinheiro de uma despesa.')`,
    [ENTIDADE],
  )
