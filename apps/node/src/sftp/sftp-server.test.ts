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

test('OpenSSH: Debian’s client uploads, downloads, lists, renames and deletes', async () => {
  const { batch, data, here, sums } = await sftpForTest()
  await writeFile(join(here, 'a.txt'), 'hello')
  await utimes(join(here, 'a.txt'), 1_700_000_000, 1_700_000_000)
  const output = await batch([
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
  expect(output).toMatch(/Remote working directory: \/\n/)
  expect(await readFile(join(data, 'world/мир b.txt'), 'utf8')).toBe('hello')
  expect(await readFile(join(here, 'back.txt'), 'utf8')).toBe('hello')
  expect(await readlink(join(data, 'world/link'))).toBe('x.txt')
  const { mtimeMs, mode } = await stat(join(data, 'a.txt'))
  expect([mtimeMs, mode & 0o777]).toEqual([1_700_000_000_000, 0o640])
  expect((await readdir(data)).sort()).toEqual(['.zubr', 'a.txt', 'world'])
  expect(sums()).toEqual(['deleted 2', 'made 3', 'moved 2', 'uploaded 4'])
})

test('resume: interrupted uploads and downloads continue', async () => {
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

test('isolation: paths out of the files and into the agent’s folder are refused', async () => {
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

test('names: a name in invalid UTF-8 is listed and deleted', async () => {
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
])('commands: a client that runs %s gets advice instead', async (command, message) => {
  const { ssh } = await sftpForTest()
  const { stdout, stderr, ...rest } = await ssh('-T', ...command)
  expect(stderr + stdout).toContain(message)
  expect('code' in rest && rest.code).toBe(1)
})

test('ciphers: a client with AES-GCM uses it both ways', async () => {
  const { ssh } = await sftpForTest()
  const { stderr } = await ssh('-v', '-o', 'LogLevel=DEBUG1', '-T')
  expect(stderr.match(/cipher: aes\d+-gcm@openssh\.com/g)).toHaveLength(2)
})

test('forwarding: ports are not forwarded', async () => {
  const { ssh } = await sftpForTest()
  const { stderr } = await ssh('-W', '127.0.0.1:1')
  expect(stderr).toContain('forwarding failed')
})

/** A client that has logged in and stays connected. */
async function stays({ user, port, options, here }: Awaited<ReturnType<typeof sftpForTest>>) {
  const child = execFile('sftp', ['-P', String(port), ...options, `${user}@127.0.0.1`], { cwd: here })
  const ended = once(child, 'exit')
  let output = ''
  child.stdout?.on('data', (text: string) => {
    output += text
  })
  child.stdin?.on('error', () => undefined)
  child.stdin?.write('pwd\n')
  await eventually(() => expect(output).toContain('Remote working directory'))
  return { ended, child }
}

// Each revocation reaches a node in one of these ways. The API's what-ends-it.test.ts covers each
// cause.
test.each([
  ['its key is not named any more', (id: string) => [{ id, sftp: ['password', 'another'] }]],
  ['nothing opens the server’s files', (id: string) => [{ id, sftp: [] }]],
  ['its desired state says nothing of them', (id: string) => [{ id }]],
  ['the server is not this node’s', () => []],
])('revocation: a connection opened with a key ends once %s', async (_, servers) => {
  const served = await sftpForTest()
  const { child, ended } = await stays(served)
  served.sftp.follow({ revision: 2, servers: servers(served.server) as never })
  // It checks its connection only for a command.
  await eventually(() => {
    child.stdin?.write('ls\n')
    // A write at that moment ends it by a signal.
    expect(child.exitCode ?? child.signalCode).not.toBeNull()
  })
  await ended
  await expect(served.batch(['ls'])).rejects.toThrow()
})

test('API down: open connections continue, and no one can log in', async () => {
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

test('connections: an account has four, and the next one gets a message', async () => {
  const served = await sftpForTest()
  const all = await Promise.all([1, 2, 3, 4].map(() => stays(served)))
  await expect(served.batch(['ls'])).rejects.toThrow(/Too many SFTP connections/)
  for (const { child, ended } of all) {
    child.stdin?.end('bye\n')
    await ended
  }
  await served.batch(['ls'])
})

test('log: a refused login is one line without an address', async () => {
  const served = await sftpForTest({ limits: { refusedLogMs: 500 } })
  served.answerWith(() => 403)
  await expect(served.batch(['ls'])).rejects.toThrow(/Permission denied/)
  const lines = () => served.logged.filter((line) => line.includes('refused'))
  await eventually(() => expect(lines().join(' ')).toContain('127.0.0.0/24'))
  expect(served.logged.join(' ')).not.toContain('127.0.0.1')
  expect(served.logins).toMatchObject([{ user: served.user, proof: { method: 'key', key: served.blob } }])
})

test('timeout: a silent connection is closed', async () => {
  const { port } = await sftpForTest({ limits: { handshakeMs: 300 } })
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket.resume(), 'close')
})

test('login: a client that disconnects before its login is accepted leaves nothing', async () => {
  const served = await sftpForTest()
  const requested = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<number>()
  let isFirst = true
  served.answerWith(() => {
    if (!isFirst) return 200
    isFirst = false
    requested.resolve()
    return answered.promise
  })
  const { port, options, user, batch, sftp } = served
  const child = execFile('ssh', ['-p', String(port), ...options, `${user}@127.0.0.1`, '-s', 'sftp'])
  await requested.promise
  child.kill('SIGKILL')
  await once(child, 'exit')
  // The agent notices the disconnect while another client connects.
  await batch(['pwd'])
  answered.resolve(200)
  await batch(['pwd'])
  await eventually(() => expect(sftp.count()).toBe(0))
})

test('revocation: a running upload ends, and nothing more of it is written', async () => {
  const served = await sftpForTest()
  const { batch, data, here, sftp, follow, files, server } = served
  await writeFile(join(here, 'big'), '')
  await truncate(join(here, 'big'), 2 ** 32)
  const put = batch(['put big']).catch((error: Error) => error)
  await eventually(async () => expect((await stat(join(data, 'big'))).size).toBeGreaterThan(0))
  follow(['password'], 2)
  expect(await put).toBeInstanceOf(Error)
  await eventually(() => expect(sftp.count()).toBe(0))
  // Pending operations are done once another request is.
  const { size } = await files.of(server).call('lstat', { path: 'big' })
  expect(size).toBeLessThan(2 ** 32)
  await expect(batch(['ls'])).rejects.toThrow(/Permission denied/)
  expect((await stat(join(data, 'big'))).size).toBe(size)
})

test('restart: only files that a crashed thread had open are closed, and at once', async () => {
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

test('restart: a helper killed during an upload causes no error', async () => {
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

test('small files: hundreds are uploaded and downloaded', async () => {
  const served = await sftpForTest()
  await mkdir(join(served.here, 'many'))
  const names = Array.from({ length: 300 }, (_, n) => `file ${n}`)
  for (const name of names) await writeFile(join(served.here, 'many', name), name)
  await served.batch(['put -r many'])
  expect((await readdir(join(served.data, 'many'))).sort()).toEqual(names.sort())
  expect((await served.batch(['ls -1 many'])).match(/many\/file/g)).toHaveLength(300)
  expect(served.sums()).toEqual(['made 1', 'uploaded 300'])
})

test('host key: it is kept, and only its owner can read it', async () => {
  const { folder, sftp } = await sftpForTest()
  const file = join(folder, 'sftp', 'host-key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { stdout } = await run('ssh-keygen', ['-l', '-f', file])
  expect(stdout).toContain(sftp.now()?.hostKey)
})
