import type { PessoaCadastrada } from '@portal/catalog/atendimento/processo'
import { describe, expect, it } from 'vitest'
import { newChave, parseDraft } from './draft.ts'
import {
  faltas,
  faltasDoPasso,
  formularioOf,
  novoRascunho,
  passoDe,
  solicitacaoOf,
  temAlgo,
  temOutroEndereco,
  travado,
  type Rascunho,
} from './rascunho.ts'

const CPF = '529.982.247-25'
const CNPJ = '11.222.333/0001-81'

const cadastro: PessoaCadastrada = {
  id: 7,
  nome: 'M**** da S****',
  cnpjCpf: '***.982.247-**',
  tipoPessoa: 'F',
  contato: { email: 'm****@e******.org', celular: '(**) *****-4567' },
  enderecos: [
    {
      cidade: 'Vale Sereno',
      bairro: 'C*****',
      logradouro: 'R** d** F*****',
      numero: '***',
      uf: { id: 'SC' },
      cep: '895*****',
    },
  ],
}

const pedido = { assunto: 'Obras', digitacao: 'Quais obras estão paradas?', formaRecebimento: 'On-Line' }
const of = (part: Partial<Rascunho>): Rascunho => ({ ...novoRascunho(), ...part })
const registered = of({ passo: 2, cadastro, consultado: '52998224725', form: { cnpj_cpf: CPF, ...pedido } })

describe('a draft', () => {
  it('starts identified, at the first step, with an online answer and its own key', () => {
    const one = novoRascunho()
    expect(one).toMatchObject({ tipo: 'I', passo: 1, form: { formaRecebimento: 'On-Line' } })
    expect(one.chave).toMatch(/^[\w-]{24}$/)
    expect(one.chave).not.toBe(novoRascunho().chave)
    expect(temAlgo(one)).toBe(false)
  })

  it('is read back as stored, and starts again if the stored text is invalid', () => {
    const fresh = novoRascunho()
    const kept = of({ passo: 4, tipo: 'A', form: pedido })
    expect(parseDraft(JSON.stringify(kept), fresh)).toEqual(kept)
    for (const broken of [undefined, '', 'x', 'null', '{}', '[1]']) expect(parseDraft(broken, fresh)).toBe(fresh)
    expect(newChave()).not.toBe(newChave())
  })
})

describe('registered data', () => {
  it('is locked until the visitor changes it', () => {
    expect(travado(registered, 'email')).toBe('m****@e******.org')
    expect(travado(registered, 'telefone')).toBeUndefined()
    expect(travado({ ...registered, form: { ...registered.form, email: '' } }, 'email')).toBeUndefined()
    expect(temOutroEndereco(registered)).toBe(false)
  })

  it('is neither required nor sent while locked', () => {
    expect(faltasDoPasso(registered)).toEqual([])
    expect(faltas(registered)).toEqual([])
    const { pessoa, endereco } = solicitacaoOf(registered, '', 'http://portal')
    expect(pessoa).toEqual({
      cnpjCpf: '52998224725',
      tipoPessoa: 'F',
      cadastrada: true,
      nome: '',
      rg: '',
      contato: { telefone: '', celular: '', email: '' },
    })
    expect(endereco).toBeUndefined()
  })

  it('is required once unlocked', () => {
    const changed = { ...registered, form: { ...registered.form, email: 'x' } }
    expect(faltasDoPasso(changed)).toEqual([{ field: 'email', message: 'O formato do E-Mail não é válido.' }])
    expect(
      solicitacaoOf({ ...registered, form: { ...registered.form, email: 'ana@exemplo.org' } }, '', '').pessoa?.contato
        ?.email,
    ).toBe('ana@exemplo.org')
  })
})

describe('the request', () => {
  it('of an unregistered person lists what is missing, in the order of the steps', () => {
    expect(faltas(of({ form: { formaRecebimento: 'On-Line' } })).map(({ message }) => message)).toEqual([
      'CNPJ/CPF é obrigatório.',
      'Nome é obrigatório.',
      'E-Mail é obrigatório.',
      'Assunto é obrigatório.',
      'Descrição da solicitação é obrigatório.',
    ])
  })

  it('contains the postal address with the names of the API, only when given', () => {
    const form = { ...pedido, cnpj_cpf: CPF, nome: 'Ana', email: 'ana@exemplo.org' }
    expect(solicitacaoOf(of({ form }), '', '')).not.toHaveProperty('endereco')
    const endereco = {
      logradouro: 'Rua A',
      numero: '1',
      bairro: 'Centro',
      cidade: 'Vale Sereno',
      cep: '89500-000',
      uf: 'SC',
    }
    expect(solicitacaoOf(of({ form: { ...form, ...endereco } }), '', '').endereco).toEqual({
      endereco: 'Rua A',
      numero: '1',
      complemento: '',
      bairroAux: 'Centro',
      cidadeAux: 'Vale Sereno',
      cep: '89500-000',
      uf: { id: 'SC' },
    })
  })

  it('contains the whole requester: document without punctuation, date in the format of the API', () => {
    const form = {
      ...pedido,
      cnpj_cpf: CPF,
      nome: 'Ana',
      email: 'ana@exemplo.org',
      dataNascimento: '31/01/1990',
      sexo: 'F',
      escolaridade: '5',
    }
    expect(solicitacaoOf(of({ form }), '', 'http://portal')).toMatchObject({
      pessoa: { cnpjCpf: '52998224725', tipoPessoa: 'F' },
      dataNascimento: '1990-01-31',
      sexo: 'F',
      escolaridade: 5,
      url: 'http://portal',
    })
  })

  it('of a company neither requires nor contains fields of a person', () => {
    const rascunho = of({
      form: {
        ...pedido,
        cnpj_cpf: CNPJ,
        nome: 'Oficina',
        email: 'a@exemplo.org',
        sexo: 'F',
        dataNascimento: '99/99/9999',
      },
    })
    expect(faltas(rascunho)).toEqual([])
    expect(solicitacaoOf(rascunho, '', '')).toMatchObject({ pessoa: { tipoPessoa: 'J' } })
    expect(formularioOf(rascunho)).not.toHaveProperty('sexo')
  })

  it('that is anonymous contains nothing of the requester, whatever was typed before', () => {
    const body = solicitacaoOf(
      of({ tipo: 'A', form: { ...pedido, cnpj_cpf: CPF, nome: 'Ana', sexo: 'F', logradouro: 'Rua A' } }),
      '',
      '',
    )
    expect(Object.keys(body).sort()).toEqual([
      'arquivos',
      'assunto',
      'chave',
      'digitacao',
      'formaRecebimento',
      'url',
      'website',
    ])
  })

  it('contains the tokens of its files and the honeypot field', () => {
    const arquivos = [{ ficha: 'f1', nome: 'a.pdf', tipo: 'application/pdf', tamanho: 1 }]
    expect(solicitacaoOf(of({ tipo: 'A', form: pedido, arquivos, carimbo: 'c' }), 'spam', '')).toMatchObject({
      arquivos: ['f1'],
      website: 'spam',
      carimbo: 'c',
    })
  })
})

it.each([
  ['cnpj_cpf', 1],
  ['tipoSolicitacao', 1],
  ['nome', 2],
  ['dataNascimento', 2],
  ['cep', 3],
  ['uf', 3],
  ['assunto', 4],
  ['arquivos', 4],
  ['chave', 4],
])('%s is asked for at step %i', (campo, passo) => expect(passoDe(campo)).toBe(passo))
