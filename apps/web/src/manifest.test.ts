import { expect, test } from 'vitest'
import { readManifest } from './manifest.ts'

const assetsOf = readManifest(
  JSON.stringify({
    'src/entry-client.tsx': {
      file: 'assets/entry.js',
      isEntry: true,
      imports: ['_react.js'],
      css: ['assets/entry.css'],
    },
    '_react.js': { file: 'assets/react.js' },
    '_list.js': { file: 'assets/list.js', imports: ['_react.js'], css: ['assets/list.css'] },
    'src/screens/despesa/diarias.tsx': {
      file: 'assets/diarias.js',
      imports: ['_list.js', 'src/entry-client.tsx'],
      css: ['assets/diarias.css'],
    },
    'src/screens/portal/home.tsx': {
      file: 'assets/home.js',
      imports: ['src/entry-client.tsx'],
      dynamicImports: ['src/part.tsx'],
    },
    'src/part.tsx': { file: 'assets/part.js', imports: ['_list.js'], css: ['assets/part.css'] },
  }),
)

test('a screen needs its own files and those it imports, once each, with the entry separate', () => {
  expect(assetsOf('src/screens/despesa/diarias.tsx')).toEqual({
    script: 'assets/entry.js',
    screen: 'assets/diarias.js',
    modules: ['assets/react.js', 'assets/list.js'],
    css: ['assets/entry.css', 'assets/list.css', 'assets/diarias.css'],
  })
})

test('without a screen only the files of the entry are needed', () => {
  expect(assetsOf(undefined)).toEqual({
    script: 'assets/entry.js',
    screen: undefined,
    modules: ['assets/react.js'],
    css: ['assets/entry.css'],
  })
})

test('a part loaded later needs only its CSS at first, since the server renders it', () => {
  expect(assetsOf('src/screens/portal/home.tsx')).toEqual({
    script: 'assets/entry.js',
    screen: 'assets/home.js',
    modules: ['assets/react.js'],
    css: ['assets/entry.css', 'assets/part.css'],
  })
})
