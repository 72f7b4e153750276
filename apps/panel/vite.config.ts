import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    outDir: 'build',
    // The panel's origin also serves the site's /assets/, for account pages.
    assetsDir: 'panel',
    // Art and fonts stay separate files, because the CSP allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
})
