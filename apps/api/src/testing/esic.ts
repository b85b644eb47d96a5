// Sends requests to the citizen area as a visitor would, for its tests.
import { expect } from 'vitest'
import type { NovaSolicitacao, Processo, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { API_BASE } from '@portal/catalog/rotas'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import type { ErrorBody } from '@portal/kit/errors'
import { ENTIDADE, EXERCICIO } from './sample.ts'
import type { TestPortal } from './test-portal.ts'

export const CPF = cpfFrom('123456789')

export const anonima = (parts: Partial<NovaSolicitacao> = {}): NovaSolicitacao => ({
  assunto: 'Merenda',
  digitacao: 'Quanto custou a merenda?',
  formaRecebimento: 'On-Line',
  ...parts,
})

export const identificada = (parts: Partial<NovaSolicitacao> = {}): NovaSolicitacao => ({
  ...anonima({ formaRecebimento: 'E-mail' }),
  pessoa: { cnpjCpf: CPF, nome: 'Maria da Silva', contato: { email: 'maria@example.org', celular: '(31) 98888-7766' } },
  sexo: 'F',
  escolaridade: 5,
  dataNascimento: '1990-05-20',
  ...parts,
})

export interface Visitor {
  post: (path: string, payload: object) => ReturnType<TestPortal['get']>
  ask: (payload?: object) => Promise<ProcessoCriado>
  follow: (made: ProcessoCriado) => Promise<Processo>
  /** Returns the fields and messages of a 400. */
  faults: (payload: object, path?: string) => Promise<[string, string][]>
}

export function visitorOf({ app }: TestPortal, remoteAddress = '127.0.0.1', entidade = ENTIDADE): Visitor {
  const post: Visitor['post'] = (path, payload) =>
    app.inject({
      method: 'POST',
      url: `${API_BASE}${path}?entidade=${entidade}&exercicio=${EXERCICIO}`,
      payload,
      remoteAddress,
    })
  return {
    post,
    ask: async (payload = anonima()) => {
      const response = await post('/api/processos', payload)
      expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
      return response.json<ProcessoCriado>()
    },
    follow: async ({ entidade: of, exercicio, processo, senha }) => {
      const response = await post('/api/processos/consulta', { entidade: of, exercicio, numero: processo, senha })
      expect(response.statusCode).toBe(200)
      return response.json<Processo>()
    },
    faults: async (payload, path = '/api/processos') => {
      const response = await post(path, payload)
      expect(response.statusCode).toBe(400)
      return (response.json<ErrorBody>().violations ?? []).map(({ field, message }) => [field, message])
    },
  }
}
