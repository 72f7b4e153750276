import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// Lighthouse has 114 packages of 176 MB. Only this benchmark installs them, from its own lockfile.

const files = ['package.json', 'package-lock.json']
const source = import.meta.dirname
const folder = path.join(source, '../../build/peers/lighthouse')

type LighthouseResult = {
  lhr: {
    audits: Record<string, { numericValue?: number }>
    categories: Record<string, { score: number | null }>
  }
}
type Lighthouse = (
  url: string,
  flags: {
    port: number
    output: 'json'
    logLevel: 'error'
    onlyCategories: string[]
    ignoreStatusCode: boolean
  },
) => Promise<LighthouseResult | undefined>
type Chrome = { port: number; kill(): void }
type Launch = (options: { chromePath: string; chromeFlags: string[] }) => Promise<Chrome>

/**
 * Installs the lockfile's packages and imports Lighthouse. Throws if a package cannot be fetched.
 */
export async function openLighthouse(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  mkdirSync(folder, { recursive: true })
  for (const file of files) cpSync(path.join(source, file), path.join(folder, file))
  const env = {
    ...process.env,
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  }
  const options = ['--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['ci', ...options], { cwd: folder, env, stdio: 'inherit' })
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const load = (name: string) => import(pathToFileURL(resolve(name)).href)
  const [lighthouse, launcher] = (await Promise.all([load('lighthouse'), load('chrome-launcher')])) as [
    { default: Lighthouse },
    { launch: Launch },
  ]
  return { lighthouse: lighthouse.default, launch: launcher.launch }
}
