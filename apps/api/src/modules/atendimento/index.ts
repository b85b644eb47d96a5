// The calls by which visitors ask, write and are answered.
import type { FastifyPluginAsync } from 'fastify'
import arquivosDoProcesso from './arquivos.ts'
import estatisticas from './estatisticas.ts'
import mensagens from './mensagens.ts'
import pessoa from './pessoa.ts'
import processos from './processos.ts'
import sicFisico from './sic-fisico.ts'
import solicitar from './solicitar.ts'

export const atendimento: readonly FastifyPluginAsync[] = [
  arquivosDoProcesso, estatisticas, mensagens, pessoa, processos, sicFisico, solicitar,
]
