// Declares the record of a company or professional, with every licence it has or had.
import { code, date, decimal, integer, text } from '@portal/kit/fields'
import { many } from '@portal/kit/record'
import { arquivo } from '../rotas.ts'
import { alvara } from './alvara.ts'
import { defineRecord } from './define.ts'
import { alvaraDetalhe } from './rotas.ts'

export const alvaraDaPessoa = defineRecord({
  id: 'alvara-detalhe',
  name: 'Detalhes do alvará',
  description: 'A empresa ou o profissional, e os alvarás e licenças que tem ou teve.',
  link: alvaraDetalhe,
  api: '/api/alvara/detalhe',
  list: alvara,
  isRow: true,
  fields: alvara.fields,
  sections: [
    { title: 'Dados da empresa', fields: ['nome', 'nomeFantasia', 'cnpjCpf', 'logradouro', 'numero', 'bairro'] },
  ],
  parts: {
    alvaras: many({
      title: 'Alvarás',
      article: 'os',
      api: '/api/alvara/detalhe/arquivos',
      fields: {
        numeroAlvara: code('Número'),
        tipoDocumento: text('Documento'),
        atividadePrincipal: text('Atividade principal'),
        areaUtilizada: decimal('Área (m²)', { help: 'A área ocupada, em metros quadrados.' }),
        dataValidade: date('Validade'),
        idArquivo: integer('Código do arquivo'),
        nomeArquivo: text('Arquivo'),
      },
      columns: ['numeroAlvara', 'tipoDocumento', 'atividadePrincipal', 'areaUtilizada', 'dataValidade', 'nomeArquivo'],
      links: { nomeArquivo: ({ idArquivo }) => (idArquivo === undefined ? undefined : arquivo(Number(idArquivo))) },
    }),
  },
  title: ({ nome }) => String(nome),
  summary: ({ nomeFantasia, cnpjCpf }) => [nomeFantasia ?? [], cnpjCpf ?? []].flat().join(', '),
  notFound: 'Não encontramos esta empresa.',
})
