import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureSandboxTools, findProgram } from '@zubr/process/sandbox-tools'
import { expect, test } from 'vitest'
import { run, sftpForTest } from './sftp-for-tests.ts'

// Where they cannot be installed, what needs them is left out.
await ensureSandboxTools(() => undefined, ['lftp', 'rsync']).catch(() => undefined)

test.skipIf(!findProgram('lftp'))('lftp mirrors a folder there and back (it needs lftp)', async () => {
  const { here, data, options, port, user } = await sftpForTest()
  const names = Array.from({ length: 40 }, (_, n) => `r.${n}.mca`)
  await mkdir(join(here, 'world/region'), { recursive: true })
  for (const name of names) await writeFile(join(here, 'world/region', name), name.repeat(100))
  await utimes(join(here, 'world/region/r.1.mca'), 1_700_000_000, 1_700_000_000)
  const connect = ['ssh', '-a', '-x', ...options].join(' ')
  const mirror = (...commands: string[]) =>
    run('lftp', [
      '-e',
      [
        'set cmd:fail-exit true',
        'set net:max-retries 1',
        `set sftp:connect-program "${connect}"`,
        `open -p ${port} sftp://${user}:x@127.0.0.1`,
        ...commands,
        'bye',
      ].join('; '),
    ])
  await mirror(`mirror -R ${here}/world world`)
  expect((await readdir(join(data, 'world/region'))).sort()).toEqual([...names].sort())
  expect((await stat(join(data, 'world/region/r.1.mca'))).mtimeMs).toBe(1_700_000_000_000)
  // Only what is new is sent.
  await writeFile(join(here, 'world/region/r.2.mca'), 'another')
  await mirror(`mirror -R ${here}/world world`, `mirror world ${here}/back`)
  expect(await readFile(join(here, 'back/region/r.2.mca'), 'utf8')).toBe('another')
  expect((await readdir(join(here, 'back/region'))).sort()).toEqual([...names].sort())
})

test.skipIf(!findProgram('rsync'))('rsync says what to use instead (it needs rsync)', async () => {
  const { here, options, port, user } = await sftpForTest()
  await writeFile(join(here, 'a'), 'a')
  const shell = ['ssh', '-p', String(port), ...options].join(' ')
  await expect(run('rsync', ['-a', '-e', shell, join(here, 'a'), `${user}@127.0.0.1:a`])).rejects.toThrow(
    /rsync cannot be used here.*lftp/s,
  )
})
