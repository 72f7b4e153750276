/**
 * Builds and compresses the panel's files; settings of the deployment are written in when the panel
 * is served.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFile, isCompressible } from '@zubr/http/compress'
import { checkCatalogues } from '@zubr/i18n/catalogues/check'
import { build } from 'vite'

const panel = fileURLToPath(new URL('..', import.meta.url))

const faults = checkCatalogues()
if (faults.length > 0) {
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exit(1)
}

// Two separate builds: a joint one would split the code into more chunks, which every visitor had
// to load.
for (const name of ['index.html', 'demo.html'])
  await build({
    root: panel,
    logLevel: 'error',
    build: { rolldownOptions: { input: path.join(panel, name) }, emptyOutDir: name === 'index.html' },
  })
const files = readdirSync(path.join(panel, 'build'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
await Promise.all(files.filter((file) => isCompressible(file) && !file.endsWith('.html')).map(compressFile))
