// Computes the statistics of the e-SIC over the same requests that the Consulta SIC lists.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ESCOLARIDADES } from '@portal/catalog/atendimento/solicitacao'
import type { Grupo, PedidosDoMes, TempoMedio } from '@portal/catalog/atendimento/estatisticas'
import { documented } from '../../openapi/documented.ts'
import { readSql } from '../../lib/sql.ts'
import { callSchema } from './schemas.ts'

const porMesSql = readSql('estatisticas-por-mes.sql', import.meta.url)
const mediaSql = readSql('estatisticas-media.sql', import.meta.url)
const perfilSql = readSql('estatisticas-perfil.sql', import.meta.url)

const NAO_INFORMADO = 'Não informado'

/** The upper age of each group, inclusive, and its label. */
const IDADES: readonly [until: number, label: string][] = [
  [17, 'Até 17 anos'],
  [24, '18 a 24 anos'],
  [34, '25 a 34 anos'],
  [44, '35 a 44 anos'],
  [59, '45 a 59 anos'],
  [Infinity, '60 anos ou mais'],
]

interface Perfil {
  sexo: string | null
  idade: number | null
  escolaridade: number | null
  value: number
}

type Group = { labels: readonly string[]; labelOf: (perfil: Perfil) => string | undefined }

const groups: Record<string, Group> = {
  'processos-por-genero': {
    labels: ['Feminino', 'Masculino'],
    labelOf: ({ sexo }) => (sexo === null ? undefined : sexo === 'F' ? 'Feminino' : 'Masculino'),
  },
  'processos-por-idade': {
    labels: IDADES.map(([, label]) => label),
    labelOf: ({ idade }) => (idade === null ? undefined : IDADES.find(([until]) => idade <= until)?.[1]),
  },
  'processos-por-escolaridade': {
    labels: ESCOLARIDADES.map(({ descricao }) => descricao),
    labelOf: ({ escolaridade }) => ESCOLARIDADES.find(({ id }) => id === escolaridade)?.descricao,
  },
}

/** Counts each label, including those with no one, and the requests that did not say. */
function sum({ labels, labelOf }: Group, perfis: readonly Perfil[]): Grupo[] {
  const counts = new Map<string, number>([...labels, NAO_INFORMADO].map((label) => [label, 0]))
  for (const perfil of perfis) {
    const label = labelOf(perfil) ?? NAO_INFORMADO
    counts.set(label, (counts.get(label) ?? 0) + perfil.value)
  }
  return [...counts].map(([label, value]) => ({ label, value }))
}

export default async function estatisticas(app: FastifyInstance): Promise<void> {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    compute: (key: [number, number]) => Promise<unknown>,
  ) {
    const { entidade, exercicio, versionOf } = await app.contextoOf(request)
    const key = `estatisticas ${name} ${entidade}/${exercicio}`
    const text = async (): Promise<string> => JSON.stringify(await compute([entidade, exercicio]))
    return app.answers.answer(request, reply, { version: versionOf(['atendimento']), key, compute: text })
  }

  app.get('/api/estatisticas', documented(callSchema('Pedidos de informação por mês')), (request, reply) =>
    answer(
      request,
      reply,
      'mes',
      async (key): Promise<PedidosDoMes[]> => (await app.reader.query<PedidosDoMes>(porMesSql, key)).rows,
    ),
  )

  app.get('/api/estatisticas/media', documented(callSchema('Tempo médio de resposta, em dias')), (request, reply) =>
    answer(request, reply, 'media', async (key): Promise<TempoMedio> => {
      const { rows } = await app.reader.query<Omit<TempoMedio, 'media'> & { media: string | null }>(mediaSql, key)
      const { media = null, respondidos = 0, dentroDoPrazo = 0 } = rows[0] ?? {}
      return { ...(media !== null && { media: Number(media) }), respondidos, dentroDoPrazo }
    }),
  )

  for (const [name, group] of Object.entries(groups)) {
    const what = name.replaceAll('-', ' ').replace('genero', 'gênero')
    app.get(`/api/estatisticas/${name}`, documented(callSchema(`Pedidos de informação: ${what}`)), (request, reply) =>
      answer(request, reply, name, async (key) => sum(group, (await app.reader.query<Perfil>(perfilSql, key)).rows)),
    )
  }
}
