// The calls of laws, gazettes and publications that the catalog does not declare.
import type { FastifyPluginAsync } from 'fastify'
import arquivos from './arquivos.ts'
import detalhes from './detalhes.ts'
import publicacoes from './publicacoes.ts'
import urlDownload from './url-download.ts'

export const legislacao: readonly FastifyPluginAsync[] = [detalhes, arquivos, publicacoes, urlDownload]
