import type { ContextoInicial, GlossarioDaEntidade } from '@portal/catalog/contexto'
import { RETENCAO } from '@portal/catalog/termos/despesa'
import { money, type Field } from '@portal/kit/fields'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ContextoProvider } from '../../shell/context/contexto.tsx'
import { FieldHelp, helpOf } from './field-help.tsx'

const contexto: ContextoInicial = {
  build: { version: '1', time: '', group: '', artifact: '', name: '' },
  entidades: [],
  entidade: {
    id: 1,
    nome: 'Prefeitura',
    cnpj: '',
    entidadePrincipal: 'S',
    tipo: 'E',
    registrado: 'S',
    habilitadoPortal: 'S',
  },
  exercicios: [2026],
  exercicio: 2026,
  menu: [],
  parametros: {},
  configuracoes: { cor: '#0b5cad' },
}

const shown = (field: Field, glossario?: GlossarioDaEntidade): string =>
  renderToStaticMarkup(
    <StaticRouter location="/fornecedores">
      <ContextoProvider value={{ ...contexto, ...(glossario && { glossario }) }}>
        <FieldHelp {...field} />
      </ContextoProvider>
    </StaticRouter>,
  )

const retido = money('Retido', { help: 'Só o do ano.', termo: RETENCAO })

test('says what is true of the column, then what the portal says of its word', () => {
  const html = shown(retido)
  expect(html).toContain('Só o do ano.')
  expect(html).toContain(`Retenção:</dfn> ${RETENCAO.descricao}`)
  expect(html).not.toContain('<a ')
})

test('leads to the word in the glossary of the entity, and says what that says', () => {
  expect(shown(retido, {})).toContain(RETENCAO.descricao)
  const html = shown(retido, { [RETENCAO.topico]: 'O que se desconta aqui.' })
  expect(html).toContain('O que se desconta aqui.')
  expect(html).not.toContain(RETENCAO.descricao)
  expect(html).toMatch(/href="\/glossario\?letra=R&amp;termo=retencao/)
})

test('leads nowhere from a word the entity does not explain', () => {
  const html = shown(retido, { [RETENCAO.topico]: null })
  expect(html).toContain(RETENCAO.descricao)
  expect(html).not.toContain('<a ')
})

test('does not name again the word a column is named by', () => {
  expect(shown(money('retenção', { termo: RETENCAO }))).not.toContain('<dfn>')
})

test('there is nothing to ask of a field that explains itself', () => {
  expect(helpOf(money('Valor'))).toBeUndefined()
})
