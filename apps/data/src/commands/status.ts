// `status`: prints what is stored, how recent it is, and what is missing.
import { filePath, filesFolder } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import type { Conferencia } from '@portal/catalog/aviso'
import { conferencias } from '@portal/catalog/avisos'
import { identificaParaBaixar } from '@portal/catalog/parametros'
import { formatBytes, formatDateTime, formatInteger } from '@portal/kit/formats'
import { describeAtendimento } from '../atendimento/status.ts'
import { type Command, OK, readArguments } from '../command.ts'
import { withPool } from '../connect.ts'
import { describeAviso } from '../copia/avisar.ts'
import { describeCopias } from '../copia/lembrada.ts'
import { sizeOf } from '../package/contents.ts'
import { id } from '../package/sql.ts'
import { isYearly, readTables } from '../package/tables.ts'
import { describeDocumentos } from './documentos.ts'

export const status: Command = {
  name: 'status',
  usage: '',
  summary: 'Mostra o estado do banco, dos dados carregados e dos arquivos.',
  async run(args, terminal) {
    readArguments(args, {}, [0, 0])
    await withPool(terminal, async (pool) => {
      for (const line of await describeDatabase(pool)) terminal.out(line)
      for (const line of await describeYears(pool)) terminal.out(line)
      for (const line of await describeFiles(pool, filesFolder(terminal.env))) terminal.out(line)
      for (const line of await describeDocumentos(pool)) terminal.out(line)
      const copias = await describeCopias(pool)
      for (const line of copias.lines) terminal.out(line)
      const aviso = describeAviso(terminal.env)
      terminal.out(aviso.line)
      const atendimento = await describeAtendimento(pool, terminal.env)
      for (const line of atendimento.lines) terminal.out(line)
      const pending = [...(await findPending(pool)), ...copias.pending, ...aviso.pending, ...atendimento.pending]
      terminal.out(pending.length === 0 ? 'Pendências: nenhuma' : 'Pendências:')
      for (const line of pending) terminal.out(`  ${line}`)
    })
    return OK
  },
}

interface DatabaseState {
  versao: string
  tamanho: number
  /** The newest release whose migrations the database has. */
  portal: string
  manutencao: boolean
  demonstracao: boolean
  amostra: boolean
}

async function describeDatabase(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<DatabaseState>(
    `select current_setting('server_version') as versao, pg_database_size(current_database()) as tamanho,
      (select versao from instalacao.liberacao order by string_to_array(versao, '.')::int[] desc limit 1) as portal,
      exists (select from sistema.estado where chave = 'manutencao' and valor = 'S') as manutencao,
      exists (select from sistema.estado where chave = 'demonstracao') as demonstracao,
      exists (select from sistema.estado where chave = 'amostra') as amostra`,
  )
  return rows.flatMap(({ versao, tamanho, portal, manutencao, demonstracao, amostra }) => [
    `Banco: PostgreSQL ${versao}, ${formatBytes(tamanho)}`,
    `Versão: ${portal}`,
    `Portal: ${manutencao ? 'em manutenção' : 'aberto'}`,
    ...(demonstracao
      ? ['Dados: a cidade de demonstração; import só entra no lugar dela (--no-lugar-da-demonstracao)']
      : []),
    ...(amostra ? ['Amostra: a cidade inteira toma o lugar desta ao iniciar o portal, ou com demo --inteira'] : []),
  ])
}

interface LoadedYear {
  entidade: number
  nome: string
  exercicio: number
  linhas: number
  /** The areas changed by the last load. */
  areas: string | null
  carga: string | null
}

async function describeYears(pool: Pool): Promise<string[]> {
  const tables = (await readTables(pool)).filter(isYearly)
  const counts = tables.map(
    ({ nome }) => `select entidade, exercicio, count(*) as linhas from public.${id(nome)} group by 1, 2`,
  )
  const { rows } = await pool.query<LoadedYear>(
    `select n.entidade, n.nome, x.exercicio, coalesce(sum(l.linhas), 0)::bigint as linhas, c.areas, c.carga
    from entidade n join exercicio x using (entidade)
    left join (${counts.join(' union all ')}) l using (entidade, exercicio)
    left join (
      select entidade, exercicio, string_agg(area, ', ' order by area) as areas, max(carregada_em) as carga
      from (select *, max(carregada_em) over (partition by entidade, exercicio) as ultima from sistema.carga) c
      where carregada_em = ultima group by 1, 2
    ) c using (entidade, exercicio)
    group by n.entidade, x.exercicio, c.areas, c.carga order by 1, 3`,
  )
  return rows.map(
    ({ entidade, nome, exercicio, linhas, areas, carga }) =>
      `${entidade} ${nome}, ${exercicio}: ${formatInteger(linhas)} linhas, ` +
      (carga === null ? 'nunca carregado' : `carga de ${formatDateTime(carga)} (${areas})`),
  )
}

async function describeFiles(pool: Pool, storeDir: string): Promise<string[]> {
  const { rows } = await pool.query<{ arquivo: number; nome: string; sha256: string; tamanho: number }>(
    'select arquivo, nome, sha256, tamanho from arquivo order by 1',
  )
  const faults: string[] = []
  for (const { arquivo, nome, sha256, tamanho } of rows) {
    const size = await sizeOf(filePath(storeDir, sha256))
    if (size === undefined) faults.push(`  falta o conteúdo do arquivo ${arquivo} (${nome})`)
    else if (size !== tamanho)
      faults.push(`  o arquivo ${arquivo} (${nome}) deveria ter ${tamanho} bytes e tem ${size}`)
  }
  const state = faults.length === 0 ? 'todos presentes' : `${faults.length} com problema`
  return [`Arquivos: ${formatInteger(rows.length)} em ${storeDir}, ${state}`, ...faults]
}

const perYear = (table: string): string => `(select entidade, exercicio, count(*) as total from ${table} group by 1, 2)`

/** Writes SQL that returns a line for each year whose summary has another count than its facts. */
const ofAnotherCount = ({ fatos, resumo, nome }: Conferencia): string =>
  `select format('%1$s/%2$s tem %3$s ${nome} e %4$s no resumo: execute select resumo.reconstruir(%1$s, %2$s)',
      entidade, exercicio, f.total, coalesce(r.total, 0))
    from ${perYear(fatos)} f left join ${perYear(resumo)} r using (entidade, exercicio)
    where f.total is distinct from coalesce(r.total, 0)`

async function findPending(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ linha: string }>(
    `select format('%s %s não tem nenhum exercício', entidade, nome) as linha from entidade n
    where not exists (select from exercicio x where x.entidade = n.entidade)
    union all
    select format('%s/%s nunca foi carregado', entidade, exercicio) from exercicio x
    where not exists (select from sistema.carga c
      where c.entidade = x.entidade and c.exercicio = x.exercicio and c.carregada_em is not null)
    union all
    ${conferencias.map(ofAnotherCount).join('\n    union all\n    ')}
    union all
    select format('%s %s não tem nenhum contato', entidade, nome) from entidade n
    where habilitado_portal and not exists (select from contato c where c.entidade = n.entidade)
    union all
    select format('%s/%s: nada de %s desde %s', c.entidade, c.exercicio, c.area, to_char(c.carregada_em, 'DD/MM/YYYY'))
    from sistema.carga c join exercicio x using (entidade, exercicio)
    where not x.fechado and c.area not in ('portal', 'atendimento') and c.carregada_em < now() - interval '45 days'
      and x.exercicio = (select max(y.exercicio) from exercicio y where y.entidade = x.entidade)
    union all
    select format('%s/%s: o parâmetro %s exige cadastro para baixar editais, o que custa o critério do acesso '
      'sem identificação nas avaliações', entidade, exercicio, parametro)
    from parametro where parametro = $1 and valor = 'S'
    union all
    select 'TRUSTED_PROXIES é 0, mas há um proxy na frente do portal: todos os visitantes contam como um só '
      'nos limites. Defina TRUSTED_PROXIES=1'
    where exists (select from sistema.estado where chave = 'proxy-nao-informado')
    union all
    select 'não há nenhuma entidade: carregue um pacote (import) ou a demonstração (demo)'
    where not exists (select from entidade)`,
    [identificaParaBaixar.parametro.numero],
  )
  return rows.map(({ linha }) => linha)
}
