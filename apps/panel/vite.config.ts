import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    outDir: 'build',
    // Beside the site's own /assets/, which the panel's origin serves for the pages of accounts.
    assetsDir: 'panel',
    // Art and fonts stay files of their own, and the CSP allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
})
