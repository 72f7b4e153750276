import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

test('data folder: a process that ends without a release leaves no lock behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-held-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = `import { takeDataDir } from ${JSON.stringify(new URL('data-dir.ts', import.meta.url).href)}
    import { readdirSync } from 'node:fs'
    await takeDataDir(process.argv[1], 'npm start')
    process.stdout.write(readdirSync(process.argv[1]).join())
    process.exit(0)`
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script, folder])
  expect(stdout).toBe('lock')
  expect(await readdir(folder)).toEqual([])
})
