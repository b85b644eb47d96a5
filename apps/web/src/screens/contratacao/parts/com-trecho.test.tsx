import type { ContextoInicial } from '@portal/catalog/contexto'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ContextoProvider } from '../../../shell/context/contexto.tsx'
import { DadosProvider } from '../../../shell/context/dados.tsx'
import * as contratosCovid from '../contratos-covid.tsx'
import * as contratos from '../contratos.tsx'
import * as licitacoesCovid from '../licitacoes-covid.tsx'
import * as licitacoes from '../licitacoes.tsx'

const contexto = {
  entidade: { id: 1, nome: 'Prefeitura' },
  exercicio: 2026,
  parametros: {},
  menu: [],
  notas: [],
} as unknown as ContextoInicial

const row = {
  entidade: 1,
  exercicio: 2026,
  tipoLicitacao: 6,
  nome: 'Alfa',
  objeto: 'Bancos',
  inicioVigencia: null,
  horarioAbertura: null,
  salaOnline: null,
}
const content = [
  {
    ...row,
    contrato: 1,
    licitacao: 1,
    arquivoDoTexto: 91,
    pagina: 2,
    trecho: 'Inclui pergolados de eucalipto. Valor: R$ 5.580,00',
  },
  { ...row, contrato: 2, licitacao: 2, arquivoDoTexto: null, pagina: null, trecho: null },
]

async function open({ load, default: Screen }: typeof contratos, address: string): Promise<string> {
  const fetchJson = async (path: string): Promise<unknown> =>
    /^\/api\/(?:licitacoes|contratos)(?:-covid)?\?/.test(path)
      ? { content, number: 0, size: 20, totalElements: 2, totalPages: 1, numberOfElements: 2 }
      : []
  const dados = await load({ url: new URL(address, 'http://portal'), contexto, params: {}, fetchJson })
  return renderToStaticMarkup(
    <StaticRouter location={address}>
      <ContextoProvider value={contexto}>
        <DadosProvider value={dados}>
          <Screen />
        </DadosProvider>
      </ContextoProvider>
    </StaticRouter>,
  ).replace(/<[^>]+>/g, '')
}

test.each([
  ['/contratos', contratos],
  ['/contratos-covid', contratosCovid],
  ['/licitacoes', licitacoes],
  ['/licitacoes-covid', licitacoesCovid],
])('%s shows the sentence found by a text search, under the rows that have one', async (path, screen) => {
  const found = await open(screen, `${path}?palavraChave=pergolado`)
  expect(found).toContain('Inclui pergolados de eucalipto. Valor: R$\u00A05.580,00')
  expect(found.match(/abre em nova aba/g)).toHaveLength(found.match(/Inclui/g)?.length ?? 0)
  expect(found).not.toContain('null')
  expect(await open(screen, path)).not.toContain('pergolados')
})
