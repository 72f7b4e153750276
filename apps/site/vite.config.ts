import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Art and fonts stay files of their own: they are cached once for all pages.
    assetsInlineLimit: 0,
    // One style sheet an entry would cost a page several requests before its first paint.
    cssCodeSplit: true,
    target: 'es2022',
  },
})
