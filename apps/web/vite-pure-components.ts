// Lets the build leave out the components of the router that nobody uses: it cannot know that wrapping one does nothing
// else.
import type { Plugin } from 'vite'

const WRAPPED = /^((?:var|const) \w+ = )(?=React\d*\.(?:memo|forwardRef)\()/gm

export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({ code: code.replace(WRAPPED, '$1/* @__PURE__ */ '), map: null }),
  },
})
