import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installNpmCore } from './npm-core.ts'

/** Records each run, exits as `fails` says, and writes files as npm would. */
const npmProgram = `
const fs = require('node:fs')
fs.appendFileSync(__dirname + '/runs.txt', 'run\\n')
if (fs.existsSync(__dirname + '/fails')) { console.error('npm error code EINTEGRITY'); process.exit(1) }
const hangs = __dirname + '/hangs'
if (fs.existsSync(hangs)) { fs.writeFileSync(hangs, String(process.pid)); setInterval(() => {}, 1e6); return }
fs.mkdirSync('node_modules')
fs.writeFileSync('node_modules/part.js', 'a part')
`

async function coreForTest() {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-core-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const recipe = join(dir, 'recipe')
  await mkdir(recipe)
  for (const name of ['package.json', 'package-lock.json', 'launch.mjs'])
    await writeFile(join(recipe, name), '{}')
  const program = join(dir, 'npm.cjs')
  await writeFile(program, npmProgram)
  const coresDir = join(dir, 'cores')
  return {
    dir,
    recipe,
    coresDir,
    folder: join(coresDir, 'fake-1'),
    install: () =>
      installNpmCore(
        { name: 'fake', version: '1', recipe },
        coresDir,
        { program, node: process.execPath, env: process.env },
        new AbortController().signal,
      ),
    runs: async () => (await readFile(join(dir, 'runs.txt'), 'utf8')).trim().split('\n').length,
  }
}

test('install: a core is installed once, and other users can read it', async () => {
  const { install, folder, runs } = await coreForTest()
  const before = process.umask(0o077)
  onTestFinished(() => void process.umask(before))
  expect(await install()).toBe(folder)
  expect(await install()).toBe(folder)
  expect(await runs()).toBe(1)
  for (const name of ['', 'launch.mjs', 'node_modules', 'node_modules/part.js'])
    if (process.getuid?.() === 0) expect((await stat(join(folder, name))).mode & 0o044).toBe(0o044)
})

test('install: an incomplete folder is deleted and installed again', async () => {
  const { install, folder, coresDir, runs } = await coreForTest()
  await mkdir(join(coresDir, '.fake-1-making-1', 'node_modules'), { recursive: true })
  // A folder without a stamp may have any content.
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'launch.mjs'), 'half of i')
  await install()
  expect(await runs()).toBe(1)
  expect(await readFile(join(folder, 'launch.mjs'), 'utf8')).toBe('{}')
  expect(await readFile(join(folder, 'node_modules', 'part.js'), 'utf8')).toBe('a part')
  expect((await readdir(coresDir)).filter((name) => name.includes('making'))).toEqual([])
})

test('install: a failed run leaves nothing, reports npm’s error, and can be repeated', async () => {
  const { install, dir, folder, coresDir } = await coreForTest()
  await writeFile(join(dir, 'fails'), '')
  await expect(install()).rejects.toThrow('npm ended with 1: EINTEGRITY')
  expect(await readdir(coresDir)).toEqual([])
  await rm(join(dir, 'fails'))
  expect(await install()).toBe(folder)
})

test('install: npm ends with a killed agent and leaves nothing that blocks the next one', async () => {
  const { dir, recipe, coresDir, install, runs } = await coreForTest()
  await writeFile(join(dir, 'hangs'), '')
  const core = { name: 'fake', version: '1', recipe }
  const npm = { program: join(dir, 'npm.cjs'), node: process.execPath, env: process.env }
  const agent = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { installNpmCore } from ${JSON.stringify(new URL('npm-core.ts', import.meta.url).href)}
    await installNpmCore(${JSON.stringify(core)}, ${JSON.stringify(coresDir)}, ${JSON.stringify(npm)}, new AbortController().signal)`,
  ])
  const npmPid = await vi.waitFor(
    async () => Number(await readFile(join(dir, 'hangs'), 'utf8')) || Promise.reject(),
    {
      timeout: 20_000,
    },
  )
  agent.kill('SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(npmPid, 0)).toThrow('ESRCH'), { timeout: 20_000 })
  await rm(join(dir, 'hangs'))
  await install()
  expect(await runs()).toBe(2)
  expect(await readdir(coresDir)).toEqual(['fake-1'])
})

test('install: a changed recipe replaces the former installation', async () => {
  const { install, recipe, folder, runs } = await coreForTest()
  await install()
  await writeFile(join(recipe, 'launch.mjs'), 'changed')
  await install()
  expect(await runs()).toBe(2)
  expect(await readFile(join(folder, 'launch.mjs'), 'utf8')).toBe('changed')
})
