import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const preactModules: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}
/**
 * React renders the pages; in browsers Preact runs their islands: the same interface, a tenth of
 * the size.
 */
const islandsOnPreact: Plugin = {
  name: 'islands-on-preact',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    // The router's modules are built for browsers too, though no page loads them; they need React.
    const module = importer?.includes('/node_modules/') ? undefined : preactModules[source]
    return module ? this.resolve(module, fileURLToPath(import.meta.url), { skipSelf: true }) : null
  },
}

export default defineConfig({
  plugins: [islandsOnPreact, reactRouter()],
  build: {
    // Art and fonts stay separate files: they are cached once for all pages.
    assetsInlineLimit: 0,
    // A style sheet per entry would cost several requests before the first paint.
    cssCodeSplit: true,
    target: 'es2022',
  },
})
