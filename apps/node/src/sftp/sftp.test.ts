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
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { eventually } from '../servers/testing/servers.ts'
import { run, sftpForTest } from './testing/sftp.ts'

test("Debian's client puts, gets, lists, renames and deletes", async () => {
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

test('an upload that broke off is resumed, and a download too', async () => {
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

test('what leads out of the files, and what is ours, is refused', async () => {
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

test('a name that is no UTF-8 is listed and deleted', async () => {
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
])('a client that runs %s is told what to do instead', async (command, words) => {
  const { ssh } = await sftpForTest()
  const { stdout, stderr, ...rest } = await ssh('-T', ...command)
  expect(stderr + stdout).toContain(words)
  expect('code' in rest && rest.code).toBe(1)
})

test('a client that knows AES-GCM uses it both ways', async () => {
  const { ssh } = await sftpForTest()
  const { stderr } = await ssh('-v', '-o', 'LogLevel=DEBUG1', '-T')
  expect(stderr.match(/cipher: aes\d+-gcm@openssh\.com/g)).toHaveLength(2)
})

test('no port is forwarded', async () => {
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

// Whatever takes somebody's access away reaches a node as one of these: the API's what-ends-it.test.ts tries each cause.
test.each([
  ['its key is not named any more', (id: string) => [{ id, sftp: ['password', 'another'] }]],
  ['nothing opens the server’s files', (id: string) => [{ id, sftp: [] }]],
  ['its desired state says nothing of them', (id: string) => [{ id }]],
  ['the server is not this node’s', () => []],
])('what was opened with a key ends once %s', async (_, servers) => {
  const served = await sftpForTest()
  const { child, ended } = await stays(served)
  served.sftp.follow({ revision: 2, servers: servers(served.server) as never })
  // It looks at its connection when it is asked for something.
  await eventually(() => {
    child.stdin?.write('ls\n')
    // It may have been writing just then, which ends it by a signal.
    expect(child.exitCode ?? child.signalCode).not.toBeNull()
  })
  await ended
  await expect(served.batch(['ls'])).rejects.toThrow()
})

test('while the API is away, what is open goes on, and nobody is let in', async () => {
  const served = await sftpForTest()
  const { child, ended } = await stays(served)
  served.answerWith(() => 503)
  await expect(served.batch(['ls'])).rejects.toThrow(/Permission denied/)
  child.stdin?.end('mkdir goes-on\nbye\n')
  await ended
  expect(await readdir(served.data)).toContain('goes-on')
  served.answerWith(() => 200)
  await served.batch(['ls'])
})

test('an account has four connections, and the next is told so', async () => {
  const served = await sftpForTest()
  const all = await Promise.all([1, 2, 3, 4].map(() => stays(served)))
  await expect(served.batch(['ls'])).rejects.toThrow(/Too many SFTP connections/)
  for (const { child, ended } of all) {
    child.stdin?.end('bye\n')
    await ended
  }
  await served.batch(['ls'])
})

test('whose login is refused is one line of the log without an address', async () => {
  const served = await sftpForTest({ limits: { tellRefusedMs: 500 } })
  served.answerWith(() => 403)
  await expect(served.batch(['ls'])).rejects.toThrow(/Permission denied/)
  const lines = () => served.logged.filter((line) => line.includes('refused'))
  await eventually(() => expect(lines().join(' ')).toContain('127.0.0.0/24'))
  expect(served.logged.join(' ')).not.toContain('127.0.0.1')
  expect(served.asked).toMatchObject([{ user: served.user, proof: { method: 'key', key: served.blob } }])
})

test('who connects and says nothing is let go', async () => {
  const { port } = await sftpForTest({ limits: { handshakeMs: 300 } })
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket.resume(), 'close')
})

test('who has gone by the time that they are let in leaves nothing', async () => {
  const served = await sftpForTest()
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<number>()
  let isFirst = true
  served.answerWith(() => {
    if (!isFirst) return 200
    isFirst = false
    asked.resolve()
    return answered.promise
  })
  const { port, options, user, batch, sftp } = served
  const child = execFile('ssh', ['-p', String(port), ...options, `${user}@127.0.0.1`, '-s', 'sftp'])
  await asked.promise
  child.kill('SIGKILL')
  await once(child, 'exit')
  // While somebody else comes and goes, it is seen that they have gone.
  await batch(['pwd'])
  answered.resolve(200)
  await batch(['pwd'])
  await eventually(() => expect(sftp.count()).toBe(0))
})

test('an upload in flight ends with what it was opened by, and nothing more of it is written', async () => {
  const served = await sftpForTest()
  const { batch, data, here, sftp, follow, files, server } = served
  await writeFile(join(here, 'big'), '')
  await truncate(join(here, 'big'), 2 ** 32)
  const put = batch(['put big']).catch((error: Error) => error)
  await eventually(async () => expect((await stat(join(data, 'big'))).size).toBeGreaterThan(0))
  follow(['password'], 2)
  expect(await put).toBeInstanceOf(Error)
  await eventually(() => expect(sftp.count()).toBe(0))
  // Whatever was under way is done once another request is.
  const { size } = await files.of(server).call('lstat', { path: 'big' })
  expect(size).toBeLessThan(2 ** 32)
  await expect(batch(['ls'])).rejects.toThrow(/Permission denied/)
  expect((await stat(join(data, 'big'))).size).toBe(size)
})

test('what a thread that died had open is closed at once, and nothing else', async () => {
  const begun = Promise.withResolvers<Worker>()
  process.once('worker', begun.resolve)
  const { batch, data, here, sftp, files, server, helpers } = await sftpForTest()
  const thread = await begun.promise
  await writeFile(join(here, 'big'), '')
  await truncate(join(here, 'big'), 2 ** 32)
  const put = batch(['put big']).catch((error: Error) => error)
  await eventually(async () => expect((await stat(join(data, 'big'))).size).toBeGreaterThan(0))
  const [helper] = helpers
  const own = await files.of(server).call('open', { path: 'own', write: true, create: true })
  const open = async () => {
    const folder = `/proc/${helper?.pid}/fd`
    const links = (await readdir(folder)).map((fd) => readlink(join(folder, fd)).catch(() => ''))
    return (await Promise.all(links)).filter((to) => to.startsWith(`${data}/`)).sort()
  }
  expect(await open()).toEqual([join(data, 'big'), join(data, 'own')])
  await thread.terminate()
  expect(await put).toBeInstanceOf(Error)
  expect(sftp.count()).toBe(0)
  await eventually(async () => expect(await open()).toEqual([join(data, 'own')]))
  await files.of(server).call('fstat', { handle: own.handle })
  expect(helpers).toHaveLength(1)
})

test('a helper that is killed in the midst of an upload is missed by nobody', async () => {
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

test('hundreds of small files go there and back', async () => {
  const served = await sftpForTest()
  await mkdir(join(served.here, 'many'))
  const names = Array.from({ length: 300 }, (_, n) => `file ${n}`)
  for (const name of names) await writeFile(join(served.here, 'many', name), name)
  await served.batch(['put -r many'])
  expect((await readdir(join(served.data, 'many'))).sort()).toEqual(names.sort())
  expect((await served.batch(['ls -1 many'])).match(/many\/file/g)).toHaveLength(300)
  expect(served.sums()).toEqual(['made 1', 'uploaded 300'])
})

test('the host key is kept, readable by nobody else', async () => {
  const { folder, sftp } = await sftpForTest()
  const file = join(folder, 'sftp', 'host-key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { stdout } = await run('ssh-keygen', ['-l', '-f', file])
  expect(stdout).toContain(sftp.now()?.hostKey)
})
