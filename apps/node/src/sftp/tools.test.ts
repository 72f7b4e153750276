import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureSandboxTools, findProgram } from '@zubr/process/sandbox-tools'
import { expect, test } from 'vitest'
import { run, sftpForTest } from './testing/sftp.ts'

// If they cannot be installed, the tests that need them are skipped.
await ensureSandboxTools(() => undefined, ['lftp', 'rsync']).catch(() => undefined)

test.skipIf(!findProgram('lftp'))('lftp: it mirrors a folder there and back (needs lftp)', async () => {
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
  // Only new files are sent.
  await writeFile(join(here, 'world/region/r.2.mca'), 'another')
  await mirror(`mirror -R ${here}/world world`, `mirror world ${here}/back`)
  expect(await readFile(join(here, 'back/region/r.2.mca'), 'utf8')).toBe('another')
  expect((await readdir(join(here, 'back/region'))).sort()).toEqual([...names].sort())
})

test.skipIf(!findProgram('rsync'))('rsync: it gets a hint what to use instead (needs rsync)', async () => {
  const { here, options, port, user } = await sftpForTest()
  await writeFile(join(here, 'a'), 'a')
  const shell = ['ssh', '-p', String(port), ...options].join(' ')
  await expect(run('rsync', ['-a', '-e', shell, join(here, 'a'), `${user}@127.0.0.1:a`])).rejects.toThrow(
    /rsync cannot be used here.*lftp/s,
  )
})

test.skipIf(!findProgram('psftp'))(
  'PSFTP: it sends, resumes, renames and gets errors in words (needs putty-tools)',
  async () => {
    const { data, folder, here, password, port, user, sftp } = await sftpForTest()
    const psftp = async (proof: string, ...commands: string[]) => {
      const file = join(folder, 'commands')
      await writeFile(file, `${commands.join('\n')}\n`)
      const hostKey = sftp.now()?.hostKey ?? ''
      const args = ['-batch', '-P', String(port), '-hostkey', hostKey, '-pw', proof, '-b', file, '-be']
      const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' }
      const { stdout, stderr } = await run('psftp', [...args, `${user}@127.0.0.1`], { cwd: here, env })
      return stdout + stderr
    }
    const content = Buffer.alloc(1_000_000, 'psftp ')
    await mkdir(join(here, 'мир и ещё'))
    for (const name of ['big', 'мир и ещё/а б.txt']) await writeFile(join(here, name), content)
    await psftp(password, 'put big', 'put -r "мир и ещё"', 'put big taken', 'chmod 640 taken')
    expect((await stat(join(data, 'taken'))).mode & 0o777).toBe(0o640)
    await truncate(join(data, 'big'), 123_456)
    await psftp(password, 'reput big', 'get -r "мир и ещё" back', 'mv big moved')
    expect((await readFile(join(data, 'moved'))).equals(content)).toBe(true)
    expect((await readFile(join(here, 'back/а б.txt'))).equals(content)).toBe(true)
    await truncate(join(here, 'back/а б.txt'), 500_001)
    const output = await psftp(password, 'reget "мир и ещё/а б.txt" "back/а б.txt"', 'mv moved taken', 'ls')
    expect((await readFile(join(here, 'back/а б.txt'))).equals(content)).toBe(true)
    expect(output).toContain('mv /moved /taken: failure')
    expect(output).toContain('мир и ещё')
    await expect(psftp('wrong', 'ls')).rejects.toThrow(/Access denied/)
  },
)
