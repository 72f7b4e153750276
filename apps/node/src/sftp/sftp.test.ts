import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdir,
  readdir,
  readFile,
  readlink,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../servers/servers-for-tests.ts'
import { run, sftpForTest } from './sftp-for-tests.ts'

test("Debian's client puts, gets, lists, renames and deletes", { timeout: 120_000 }, async () => {
  const { batch, data, here, sums } = await sftpForTest()
  await writeFile(join(here, 'a.txt'), 'hello')
  await utimes(join(here, 'a.txt'), 1_700_000_000, 1_700_000_000)
  const said = await batch([
    ...['pwd', 'put -p a.txt', 'mkdir world', 'put a.txt "world/мир b.txt"', 'ls -la', 'df'],
    ...['get a.txt back.txt', 'rename a.txt c.txt', 'put a.txt', 'rename c.txt a.txt'],
    ...[
      'ln -s /world/x.txt world/link',
      'chmod 640 a.txt',
      'put a.txt gone.txt',
      'rm gone.txt',
      'mkdir empty',
      'rmdir empty',
    ],
  ])
  expect(said).toMatch(/Remote working directory: \/\n/)
  expect(await readFile(join(data, 'world/мир b.txt'), 'utf8')).toBe('hello')
  expect(await readFile(join(here, 'back.txt'), 'utf8')).toBe('hello')
  expect(await readlink(join(data, 'world/link'))).toBe('x.txt')
  const { mtimeMs, mode } = await stat(join(data, 'a.txt'))
  expect([mtimeMs, mode & 0o777]).toEqual([1_700_000_000_000, 0o640])
  expect((await readdir(data)).sort()).toEqual(['.zubr', 'a.txt', 'world'])
  expect(sums()).toEqual(['deleted 2', 'made 3', 'moved 2', 'uploaded 4'])
})

test('an upload that broke off is resumed, and a download too', { timeout: 120_000 }, async () => {
  const { batch, data, here } = await sftpForTest()
  const content = Buffer.alloc(3_000_000, 'resume me ')
  await writeFile(join(here, 'big'), content)
  await batch(['put big'])
  await truncate(join(data, 'big'), 1_234_567)
  await batch(['reput big', 'get big back'])
  expect((await readFile(join(data, 'big'))).equals(content)).toBe(true)
  await truncate(join(here, 'back'), 1_000_001)
  await batch(['reget big back'])
  expect((await readFile(join(here, 'back'))).equals(content)).toBe(true)
})

test('what leads out of the files, and what is ours, is refused', { timeout: 120_000 }, async () => {
  const { batch, data, folder } = await sftpForTest()
  await writeFile(join(folder, 'secret'), 'secret')
  await symlink('../secret', join(data, 'out'))
  await symlink(folder, join(data, 'outside'))
  await mkdir(join(data, '.zubr'))
  const failing = [
    'get out x',
    'get ../../secret x',
    'get outside/secret x',
    'get /etc/passwd x',
    'put /etc/hostname .zubr/x',
    'ls .zubr',
    'rename .zubr y',
  ]
  for (const command of failing) await expect(batch([command]), command).rejects.toThrow()
  expect(await batch(['ls -a'])).not.toContain('.zubr')
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('secret')
})

test('a name that is no UTF-8 is listed and deleted', { timeout: 120_000 }, async () => {
  const { batch, data } = await sftpForTest()
  await writeFile(Buffer.concat([Buffer.from(`${data}/caf`), Buffer.of(0xe9)]), 'x')
  await batch(['rm caf*'])
  expect(await readdir(data)).toEqual(['.zubr'])
})

test.each([
  [['rsync', '--server'], 'rsync cannot be used here'],
  [['scp', '-t', '.'], 'Leave out -O'],
  [['id'], 'No programs are run here'],
  [[], 'Only files are served here'],
])('a client that runs %s is told what to do instead', { timeout: 60_000 }, async (command, words) => {
  const { ssh } = await sftpForTest()
  const { stdout, stderr, ...rest } = await ssh('-T', ...command)
  expect(stderr + stdout).toContain(words)
  expect('code' in rest && rest.code).toBe(1)
})

test('a client that knows AES-GCM uses it both ways', { timeout: 60_000 }, async () => {
  const { ssh } = await sftpForTest()
  const { stderr } = await ssh('-v', '-o', 'LogLevel=DEBUG1', '-T')
  expect(stderr.match(/cipher: aes\d+-gcm@openssh\.com/g)).toHaveLength(2)
})

test('no port is forwarded', { timeout: 60_000 }, async () => {
  const { ssh } = await sftpForTest()
  const { stderr } = await ssh('-W', '127.0.0.1:1')
  expect(stderr).toContain('forwarding failed')
})

/** A client that has logged in and stays. */
async function stays({ user, port, options, here }: Awaited<ReturnType<typeof sftpForTest>>) {
  const child = execFile('sftp', ['-P', String(port), ...options, `${user}@127.0.0.1`], { cwd: here })
  const ended = once(child, 'exit')
  let said = ''
  child.stdout?.on('data', (text: string) => {
    said += text
  })
  child.stdin?.on('error', () => undefined)
  child.stdin?.write('pwd\n')
  await eventually(() => expect(said).toContain('Remote working directory'))
  return { ended, child }
}

test('what was opened with a key ends once the key is taken back', { timeout: 120_000 }, async () => {
  const served = await sftpForTest()
  const { child, ended } = await stays(served)
  served.follow(['password'], 2)
  // It looks at its connection when it is asked for something.
  await eventually(() => {
    child.stdin?.write('ls\n')
    expect(child.exitCode).not.toBeNull()
  })
  await ended
  await expect(served.batch(['ls'])).rejects.toThrow()
})

test('an account has four connections, and the next is told so', { timeout: 120_000 }, async () => {
  const served = await sftpForTest()
  const all = await Promise.all([1, 2, 3, 4].map(() => stays(served)))
  await expect(served.batch(['ls'])).rejects.toThrow(/Too many SFTP connections/)
  for (const { child, ended } of all) {
    child.stdin?.end('bye\n')
    await ended
  }
  await served.batch(['ls'])
})

test('who does not log in is let go, and is one line of the log without an address', {
  timeout: 120_000,
}, async () => {
  const served = await sftpForTest({ limits: { handshakeMs: 300, tellRefusedMs: 500 } })
  served.answerWith(() => 403)
  await expect(served.batch(['ls'])).rejects.toThrow(/Permission denied/)
  const socket = connect(served.port, '127.0.0.1').on('error', () => undefined)
  await once(socket.resume(), 'close')
  const lines = () => served.logged.filter((line) => line.includes('refused'))
  await eventually(() => expect(lines().join(' ')).toContain('127.0.0.0/24'))
  expect(served.logged.join(' ')).not.toContain('127.0.0.1')
  expect(served.asked).toMatchObject([{ user: served.user, proof: { method: 'key', key: served.blob } }])
})

test('a helper that is killed in the midst of an upload is missed by nobody', {
  timeout: 120_000,
}, async () => {
  const served = await sftpForTest()
  const content = Buffer.alloc(40_000_000, 'go on ')
  await writeFile(join(served.here, 'big'), content)
  const put = served.batch(['put big'])
  await eventually(async () => expect((await stat(join(served.data, 'big'))).size).toBeGreaterThan(0), {
    interval: 5,
  })
  served.helpers.at(-1)?.kill()
  await put
  expect((await readFile(join(served.data, 'big'))).equals(content)).toBe(true)
})

test('hundreds of small files go there and back', { timeout: 240_000 }, async () => {
  const served = await sftpForTest()
  await mkdir(join(served.here, 'many'))
  const names = Array.from({ length: 300 }, (_, n) => `file ${n}`)
  for (const name of names) await writeFile(join(served.here, 'many', name), name)
  await served.batch(['put -r many'])
  expect((await readdir(join(served.data, 'many'))).sort()).toEqual(names.sort())
  expect((await served.batch(['ls -1 many'])).match(/many\/file/g)).toHaveLength(300)
  expect(served.sums()).toEqual(['made 1', 'uploaded 300'])
})

test('the host key is kept, readable by nobody else', { timeout: 60_000 }, async () => {
  const { folder, sftp } = await sftpForTest()
  const file = join(folder, 'sftp', 'host-key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { stdout } = await run('ssh-keygen', ['-l', '-f', file])
  expect(stdout).toContain(sftp.now()?.hostKey)
})
