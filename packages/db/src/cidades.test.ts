import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { envOf, parseCidades, readCidades } from './cidades.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-cidades-'))
afterAll(() => rmSync(folder, { recursive: true }))

const serraClara = { banco: 'postgresql://p:s@db/serra', arquivos: '/srv/serra', endereco: 'https://serra.example.org' }
const valeVerde = {
  banco: 'postgresql://p:s@db/vale',
  arquivos: '/srv/vale',
  endereco: 'https://vale.example.org',
  conexoes: 6,
  memoria: 32,
}

function fileWith(text: string): string {
  const path = join(folder, 'cidades.json')
  writeFileSync(path, text)
  return path
}

test('each city sees its own database, files and address, and the rest as it is', () => {
  const [serra, vale] = readCidades(
    fileWith(JSON.stringify({ 'serra.example.org': serraClara, 'vale.example.org': valeVerde })),
  )
  const env = {
    DATABASE_URL: 'postgresql://x/outro',
    DATABASE_READ_URLS: 'postgresql://x/replica',
    CIDADES: 'x',
    CACHE_MB: '64',
    PORT: '80',
  }
  expect(serra && envOf(env, serra)).toEqual({
    PORT: '80',
    CACHE_MB: '64',
    DATABASE_URL: serraClara.banco,
    FILES_DIR: '/srv/serra',
    PUBLIC_URL: 'https://serra.example.org',
  })
  expect(vale && envOf(env, vale)).toMatchObject({ POOL_SIZE: '6', CACHE_MB: '32' })
})

test.each<[unknown, string]>([
  [{}, 'deve ter ao menos um nome de máquina e sua cidade'],
  [
    { 'Serra:80': serraClara },
    '“Serra:80” não é um nome de máquina (letras minúsculas, números, pontos e hífens, sem porta)',
  ],
  [
    { serra: { ...serraClara, banco: 'db' } },
    'serra: banco deve ser um endereço como postgresql://usuario:senha@maquina:5432/banco',
  ],
  [
    { serra: { banco: serraClara.banco, arquivos: 'serra', endereco: 'serra' } },
    'serra: arquivos deve ser o caminho inteiro de uma pasta',
  ],
  [{ serra: { ...serraClara, cor: 'azul' } }, 'serra tem “cor”, que não existe'],
  [{ serra: { ...serraClara, conexoes: '8' } }, 'serra: conexoes deve ser um número inteiro positivo'],
  [{ serra: serraClara, vale: { ...valeVerde, banco: serraClara.banco } }, 'serra e vale têm o mesmo “banco”'],
])('%j is refused in words', (content, fault) => {
  expect(parseCidades(content).faults).toContain(fault)
})

test.each([
  ['nada.json', undefined, 'o arquivo não existe'],
  ['cidades.json', '{', 'não é JSON válido'],
])('%s with %j is refused in one line', (name, text, why) => {
  const path = text === undefined ? join(folder, name) : fileWith(text)
  expect(() => readCidades(path)).toThrow(`CIDADES (${path}): ${why}.`)
})
