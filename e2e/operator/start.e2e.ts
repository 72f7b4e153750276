import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { repository } from '../support/launch.ts'
import { freePorts, preferredAddresses } from '../support/ports.ts'
import { expect, processesNaming, test } from '../support/processes.ts'

// npm start: what it says, what it refuses, and how it ends. Source: issue 2, "One command each".

test.slow()

test('is ready with little work, says so in its last line, and answers', async ({ start }) => {
  const { ready, output, settings, child } = await start()
  await ready()
  // Processor time, which other tests on the same machine do not lengthen; a start is to take 5 s at most.
  expect(await processorSeconds(child.pid)).toBeLessThan(5)
  expect(output.stdout).toBe('Zubr is ready: site http://localhost:21300, panel http://localhost:21310\n')
  expect(output.stderr).toBe('')
  expect((await fetch(`http://127.0.0.1:${settings.SITE_PORT}/`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${settings.PANEL_PORT}/readyz`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${settings.PANEL_PORT}/create`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${settings.NODE_PORT}/`)).status).toBe(204)
})

test('reports for its own node', async ({ start }) => {
  const { ready, settings } = await start({ NODE_NAME: 'own-node' })
  await ready()
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${settings.PANEL_PORT}/nodes_stats`)).json(), {
      timeout: 20_000,
    })
    .toEqual([expect.objectContaining({ name: 'own-node', problem: null })])
})

test('keeps what is secret from others', async ({ start, dataDir }) => {
  await (await start()).ready()
  for (const file of ['node-token', 'database-url', 'lock'])
    expect((await stat(path.join(dataDir, file))).mode & 0o077, file).toBe(0)
})

test('serves metrics on a free port where 0 asks for that, and says on which', async ({ start }) => {
  const { ready, output } = await start({ METRICS_PORT: '0' })
  await ready()
  const [, port] = /^Metrics are on port (\d+)\.$/m.exec(output.stderr) ?? []
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toMatch(/^zubr_database_up 1$/m)
  expect(text).toMatch(/^zubr_nodes\{state="(?:up|down)"\} 1$/m)
})

for (const [name, port, path] of [
  ['site', 'SITE_PORT', '/'],
  ['API', 'PANEL_PORT', '/healthz'],
] as const)
  test(`a request to the ${name} that is under way at the end is answered, and the end takes no longer`, async ({
    start,
  }) => {
    const { ready, end, settings } = await start()
    await ready()
    const socket = connect(Number(settings[port]), '127.0.0.1')
    const answer = text(socket)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n`)
    // The server has read the half of it when it has answered another request.
    await fetch(`http://127.0.0.1:${settings[port]}${path}`)
    const ending = end('SIGTERM')
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${settings[port]}${path}`).then(
            () => 'open',
            () => 'closed',
          ),
        {
          intervals: [20],
        },
      )
      .toBe('closed')
    socket.write('\r\n')
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
    const { status, afterMs } = await ending
    expect(status).toBe(0)
    expect(afterMs).toBeLessThan(3_000)
  })

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} ends it within 3 s with status 0, and no process is left`, async ({ start, dataDir }) => {
    const { ready, end, output } = await start()
    await ready()
    expect(await processesNaming(dataDir)).not.toEqual([])
    const { status, afterMs } = await end(signal)
    expect(output.stderr).toBe('')
    expect(status).toBe(0)
    expect(afterMs).toBeLessThan(3_000)
    expect(await processesNaming(dataDir)).toEqual([])
    expect(existsSync(path.join(dataDir, 'lock'))).toBe(false)
  })

for (const afterMs of [150, 400, 800])
  test(`SIGTERM ${afterMs} ms into the start ends it as cleanly`, async ({ start, dataDir }) => {
    const { end, output } = await start()
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    const ended = await end('SIGTERM')
    // On a loaded machine Node may not even have begun to run our code; then nothing has been started either.
    expect(ended.status === 0 || ended.signal === 'SIGTERM', JSON.stringify(ended)).toBe(true)
    expect(ended.afterMs).toBeLessThan(3_000)
    expect(output.stderr).toBe('')
    expect(await processesNaming(dataDir)).toEqual([])
  })

for (const { name, signal, toGroup } of [
  { name: 'Ctrl-C, which reaches the whole group', signal: 'SIGINT', toGroup: true },
  { name: 'SIGTERM to the outermost process alone', signal: 'SIGTERM', toGroup: false },
] as const)
  test(`through npm: ${name} ends everything with status 0`, async ({ dataDir }) => {
    const [SITE_PORT, PANEL_PORT, NODE_PORT] = await freePorts(3)
    const npm = spawn('npm', ['start'], {
      cwd: repository,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...{ SITE_PORT, PANEL_PORT, NODE_PORT, DATA_DIR: dataDir, ...preferredAddresses },
        NODE_WARM_CORES: '0',
      },
    })
    let said = ''
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/\nZubr is ready: [^\n]+\n$/)
    const status = new Promise<number | null>((resolve) => npm.once('exit', resolve))
    const asked = performance.now()
    process.kill(toGroup ? -Number(npm.pid) : Number(npm.pid), signal)
    expect(await status).toBe(0)
    expect(performance.now() - asked).toBeLessThan(3_000)
    expect(await processesNaming(dataDir)).toEqual([])
  })

test('a second instance on the same data folder is refused, and the first goes on', async ({
  start,
  dataDir,
}) => {
  const first = await start()
  await first.ready()
  const second = await start()
  expect(await second.ended).toMatchObject({ status: 1 })
  expect(second.output.stdout).toBe('')
  expect(second.output.stderr).toMatch(/^DATA_DIR: [^\n]* is in use by `npm start` \(process \d+\)[^\n]*\n$/)
  expect(second.output.stderr).toContain(`process ${first.child.pid}`)
  expect((await fetch(`http://127.0.0.1:${first.settings.PANEL_PORT}/readyz`)).status).toBe(200)
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(true)
})

test('after SIGKILL no server is left, and the next start finds the data', async ({
  start,
  zubr,
  dataDir,
}) => {
  const first = await start()
  await first.ready()
  expect((await zubr(['node', 'add', 'kept'])).status).toBe(0)
  await first.end('SIGKILL')
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(true)
  await expect.poll(() => processesNaming(dataDir), { timeout: 5_000 }).toEqual([])
  const second = await start()
  await second.ready()
  expect((await zubr(['node', 'list'])).stdout).toMatch(/^kept /m)
})

test('started again while PostgreSQL of a killed run may still be ending, it takes over', async ({
  start,
}) => {
  const first = await start()
  await first.ready()
  await first.end('SIGKILL')
  await (await start()).ready()
})

for (const variable of ['SITE_PORT', 'PANEL_PORT', 'NODE_PORT', 'METRICS_PORT'] as const)
  test(`a taken ${variable} is refused in one line that names it`, async ({ start, dataDir }) => {
    const { server, port } = await listener(() => undefined)
    const { ended, output } = await start({ [variable]: port })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(new RegExp(`^${variable}: port ${port} is taken [^\\n]*\\n$`))
    expect(output.stdout).toBe('')
    expect(existsSync(path.join(dataDir, 'postgres')), 'nothing slow has begun').toBe(false)
    server.close()
  })

test('one port for two things is refused', async ({ start }) => {
  const { ended, output } = await start({ SITE_PORT: '21999', PANEL_PORT: '21999' })
  expect(await ended).toMatchObject({ status: 1 })
  expect(output.stderr).toBe('SITE_PORT and PANEL_PORT: both are 21999; they must differ.\n')
})

for (const [name, settings, line] of [
  ['a value that is none', { SITE_PORT: 'abc' }, /^SITE_PORT: expected a port\n$/],
  ['an address that is none', { PANEL_URL: 'panel' }, /^PANEL_URL: expected [^\n]+\n$/],
  [
    'an address of another machine',
    { HOST: '192.0.2.1' },
    /^HOST: this machine has no address 192\.0\.2\.1[^\n]*\n$/,
  ],
] as const)
  test(`${name} is refused in one line`, async ({ start }) => {
    const { ended, output } = await start(settings)
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(line)
  })

test('a data folder that cannot be made is refused in one line', async ({ start, dataDir }) => {
  await mkdir(path.dirname(dataDir), { recursive: true })
  await writeFile(dataDir, 'a file')
  for (const DATA_DIR of [dataDir, path.join(dataDir, 'below')]) {
    const { ended, output } = await start({ DATA_DIR })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATA_DIR: cannot use [^\n]+\n$/)
  }
  expect(await readFile(dataDir, 'utf8')).toBe('a file')
})

test.describe('an unusable DATABASE_URL is refused in one line without its password', () => {
  const password = 'correct-horse-battery'

  for (const [name, where, line] of [
    ['a port where nothing listens', '127.0.0.1:1', /nothing listens at 127\.0\.0\.1:1\/zubr/],
    ['a host that does not exist', 'db.invalid', /there is no host of that name: db\.invalid:5432\/zubr/],
  ] as const)
    test(name, async ({ start }) => {
      const { ended, output } = await start({ DATABASE_URL: `postgres://zubr:${password}@${where}/zubr` })
      expect(await ended).toMatchObject({ status: 1 })
      expect(output.stderr).toMatch(/^DATABASE_URL: [^\n]+\n$/)
      expect(output.stderr).toMatch(line)
      expect(output.stderr).not.toContain(password)
    })

  test('a wrong password', async ({ start, dataDir }) => {
    const running = await start()
    await running.ready()
    const right = new URL(await readFile(path.join(dataDir, 'database-url'), 'utf8'))
    right.password = password
    const { ended, output } = await start({ DATABASE_URL: String(right), DATA_DIR: `${dataDir}-2` })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATABASE_URL: [^\n]+ refuses this user or password\.\n$/)
  })

  test('what answers is not PostgreSQL', async ({ start }) => {
    const { server, port } = await listener((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const { ended, output } = await start({
      DATABASE_URL: `postgres://zubr:${password}@127.0.0.1:${port}/zubr`,
    })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATABASE_URL: what answers at [^\n]+ is not PostgreSQL[^\n]*\n$/)
    server.close()
  })

  test('what answers says nothing', async ({ start }) => {
    // It is waited for: a busy machine's server may say nothing for a while either.
    test.setTimeout(60_000)
    const { server, port } = await listener(() => undefined)
    const { ended, output } = await start({
      DATABASE_URL: `postgres://zubr:${password}@127.0.0.1:${port}/zubr`,
    })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATABASE_URL: [^\n]+ does not answer\.\n$/)
    server.close()
  })

  test('a PostgreSQL that is too old', async ({ start }) => {
    const { server, port } = await listener(answerAsPostgres('13.14', 130_014))
    const { ended, output } = await start({
      DATABASE_URL: `postgres://zubr:${password}@127.0.0.1:${port}/zubr`,
    })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATABASE_URL: PostgreSQL 15 or later is needed; [^\n]+ has 13\.14\.\n$/)
    server.close()
  })
})

/** With PostgreSQL given, no other is started, and the data folder holds no more than the node's token. */
test('uses the PostgreSQL that DATABASE_URL names', async ({ start, dataDir }) => {
  const running = await start()
  await running.ready()
  const DATABASE_URL = await readFile(path.join(dataDir, 'database-url'), 'utf8')
  const second = await start({ DATABASE_URL, DATA_DIR: `${dataDir}-2`, NODE_NAME: 'second' })
  await second.ready()
  expect(existsSync(`${dataDir}-2/postgres`)).toBe(false)
  const names = async () =>
    (
      (await (await fetch(`http://127.0.0.1:${running.settings.PANEL_PORT}/nodes_stats`)).json()) as {
        name: string
      }[]
    ).map(({ name }) => name)
  await expect.poll(names, { timeout: 10_000 }).toEqual(['node-1', 'second'])
  expect(await second.end('SIGTERM')).toMatchObject({ status: 0 })
})

/** What a process and those it has waited for have used. Source: proc(5), fields 14 to 17, in hundredths. */
async function processorSeconds(pid: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}

type Connected = Parameters<NonNullable<Parameters<typeof createServer>[1]>>[0]

function listener(onConnection: (socket: Connected) => void): Promise<{ server: Server; port: string }> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      onConnection(socket)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, port: String(typeof address === 'object' && address ? address.port : 0) })
    })
  })
}

/** Just enough of the protocol to let anyone in and to answer every query with a version. Source: PostgreSQL, chapter 54. */
function answerAsPostgres(version: string, number: number) {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.from(`${type}....`)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
  const int32 = (value: number) => Buffer.concat([int16((value >> 16) & 65_535), int16(value & 65_535)])
  const field = (name: string) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int32(0),
      int16(0),
      int32(25),
      int16(65_535),
      int32(-1),
      int16(0),
    ])
  const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)])
  const ready = message('Z', Buffer.from('I'))
  return (socket: Connected) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', (data) => {
        if (data[0] === 'Q'.charCodeAt(0))
          socket.write(
            Buffer.concat([
              message('T', Buffer.concat([int16(2), field('server_version_num'), field('server_version')])),
              message('D', Buffer.concat([int16(2), value(String(number)), value(version)])),
              message('C', Buffer.from('SELECT 1\0')),
              ready,
            ]),
          )
        else socket.end()
      })
    })
  }
}
