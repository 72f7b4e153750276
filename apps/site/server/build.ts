/**
 * Builds everything of the site that does not depend on the deployment: checked messages, font
 * subsets, art, compressed bundles. pages.ts renders the pages once the public addresses are known.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFile, isCompressible } from '@zubr/http/compress'
import { checkCatalogues } from '@zubr/i18n/catalogues/check'
import { iconFiles } from '@zubr/ui/voxel/icons'
import { checkContent } from './content/check-content.ts'
import { buildScripts } from './scripts.ts'

const site = fileURLToPath(new URL('..', import.meta.url))
const ui = path.resolve(site, '../../packages/ui')
const client = path.join(site, 'build/client')

const faults = [...checkCatalogues(), ...checkContent()]
if (faults.length > 0) {
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exit(1)
}

const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [file, ...args], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })

run(path.join(ui, 'src/fonts/build-fonts.ts'))
run(path.join(ui, 'src/voxel/build-art.ts'))
const routerCli = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
  'bin.cjs',
)
run(routerCli, 'build')
for (const [address, icon] of Object.entries(iconFiles(readFileSync(path.join(ui, 'art/mark.svg'), 'utf8'))))
  writeFileSync(path.join(client, address), icon)
await buildScripts(client)

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .sort()
await Promise.all(files.filter(isCompressible).map(compressFile))

const hash = createHash('sha256')
for (const file of [...files, path.join(site, 'build/server/index.js')])
  hash.update(file).update(readFileSync(file))
writeFileSync(path.join(site, 'build/build-id'), hash.digest('hex').slice(0, 16))
