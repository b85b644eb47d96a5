// The calls of people beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import quadro from './quadro.ts'

export const pessoal: readonly FastifyPluginAsync[] = [quadro]
