// Marks the router's wrapped components as pure, so that the build drops the unused ones: it cannot know that wrapping
// has no side effects.
import type { Plugin } from 'vite'

const WRAPPED = /^((?:var|const) \w+ = )(?=React\d*\.(?:memo|forwardRef)\()/gm

export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({ code: code.replace(WRAPPED, '$1/* @__PURE__ */ '), map: null }),
  },
})
