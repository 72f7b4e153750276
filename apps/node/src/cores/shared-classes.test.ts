import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeJars } from '@zubr/process/fake-jars'
import { expect, onTestFinished, test } from 'vitest'
import { archiveClasses } from './shared-classes.ts'

test('class archive: a core that runs on without consent is ended, and still writes its archive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-classes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const core = join(folder, 'core')
  await mkdir(core)
  await writeFile(join(core, 'old.jar'), (await fakeJars()).oldServer)
  await writeFile(join(core, 'server.properties'), '')
  const java = { home: '/usr', major: 17 }
  const entry = ['-cp', join(core, 'old.jar'), 'OldServer']
  const began = performance.now()
  const isMade = await archiveClasses(
    { folder: core, java, entry },
    async ({ command: [program, ...args], writes }) => {
      // Its input stays open, so it waits for commands forever. The usual port may be in use, so it
      // gets a free one.
      await writeFile(join(writes, 'server.properties'), 'server-port=0')
      const child = spawn(program, args, { cwd: writes, stdio: ['pipe', 'ignore', 'ignore'] })
      const [code] = await once(child, 'exit')
      if (code !== 0) throw new Error(`it ended with ${code}`)
    },
    3,
  )
  expect(isMade).toBe(true)
  expect((await stat(join(core, 'classes.jsa'))).size).toBeGreaterThan(100_000)
  expect(performance.now() - began).toBeLessThan(60_000)
})
