import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { repository } from '../support/launch.ts'
import { freePorts, preferredAddresses } from '../support/ports.ts'
import { expect, processesNaming, test } from '../support/processes.ts'

// npm start: how it ends. Source: issue 2, "One command each".

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
