import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isNightly } from '@zubr/testing/tier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../phase.ts'
import { copyWithChangedContent } from './testing/changed-content.ts'

const modules = globSync('content/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', '**/testing/**', '**/node_modules/**'],
})
let folder = ''

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'zubr-changed-content-')))
  // Game servers run as other users, which must be able to read their core there.
  await chmod(folder, 0o755)
  await copyWithChangedContent(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Tests of editable figures. The others of content/ read texts, which the copy only lengthens. */
const testsOfFigures = ['content/plans.test.ts', 'content/payments.test.ts', 'content/legal.test.ts']

/**
 * Values that an operator cannot change: ids and values derived from them, word lists of the code
 * or the search, and official holidays.
 */
const fixed =
  /\.(?:id|group|tier|ramGb|art|source|month|day|recommended|processor|way|currency|logos\.\d)$|^(?:catalogue|subdomains|working-days|game-messages)\.|^brand\.(?:socialIds|payments)|^wiki(?:-words)?\.|^(\w\w)\.\1\.|^editions\.|^terms\.(?:wordTerms|legalDocuments)/

test('content: the copy has another value wherever an operator may edit', async () => {
  const same: string[] = []
  for (const file of modules) {
    const [own, other] = await Promise.all([valuesOf(root, file), valuesOf(folder, file)])
    for (const [at, value] of own)
      if (other.get(at) === value && !fixed.test(at)) same.push(`${at} = ${value}`)
  }
  // A free plan's price.
  expect(same.filter((line) => !/^plans\.plans\.\d+\.price\.BYN = 0$/.test(line))).toEqual([])
})

test('content: a changed figure breaks no test of figures in content/', async () => {
  const { VITEST: _, ...env } = process.env
  const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, '--run', '--maxWorkers=1', '--reporter=dot', ...testsOfFigures]
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, env })
  const output = await run.catch((error: { stdout: string; stderr: string }) => error)
  expect(output, `an operator would type it twice:\n${output.stdout}${output.stderr}`).not.toHaveProperty(
    'code',
  )
  expect(output.stdout).toMatch(/Tests .*passed/)
})

test.runIf(isNightly)(
  'content: no test outside content/ depends on its values',
  {
    timeout: 900_000,
  },
  async () => {
    const { VITEST: _, ...env } = process.env
    const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs')
    // Longer timeouts, because two test runs share the cores here.
    const run = promisify(execFile)(
      process.execPath,
      [
        vitest,
        'related',
        '--run',
        '--maxWorkers=2',
        '--testTimeout=300000',
        '--exclude=content/**',
        '--reporter=dot',
        ...modules,
      ],
      { cwd: folder, env, maxBuffer: 64 * 1_024 * 1_024 },
    )
    const said = await run.catch((error: { stdout: string; stderr: string }) => error)
    const failed = `${said.stdout}${said.stderr}`.split('\n').filter((line) => /FAIL|Error/.test(line))
    expect(said, ['derive these from content/, or give them data:', ...failed].join('\n')).not.toHaveProperty(
      'code',
    )
    expect(said.stdout).toMatch(/Tests .*passed/)
  },
)

/** Every number, text and boolean that a module exports, by its path. */
async function valuesOf(from: string, file: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  const collect = (value: unknown, at: string) => {
    if (typeof value === 'function') return
    if (typeof value !== 'object' || value === null) found.set(at, value)
    else for (const [key, inner] of Object.entries(value)) collect(inner, `${at}.${key}`)
  }
  const exported: object = await import(path.join(from, file))
  for (const [name, value] of Object.entries(exported))
    collect(value, `${path.basename(file, '.ts')}.${name}`)
  return found
}
