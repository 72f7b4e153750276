import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { slowness } from '../../packages/testing/src/slowness.ts'
import { repository } from '../support/launch.ts'
import { freePorts, preferredAddresses } from '../support/ports.ts'
import { expect, processesNaming, test } from '../support/processes.ts'

// npm start: shutdown. Source: issue 2, "One command each".

/** Time limit of a service manager, in milliseconds. */
const limitMs = 3_000

test('shutdown: SIGTERM answers running requests and ends within 3 s, status 0, no process left', async ({
  start,
  dataDir,
}) => {
  const { ready, end, settings, output } = await start({ METRICS_PORT: '0' })
  await ready()
  await test.step('metrics are on a free port, as 0 requests, and the output names it', async () => {
    const [, port] = /^Metrics are on port (\d+)\.\n$/.exec(output.stderr) ?? []
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/^zubr_database_up 1$/m)
    expect(metrics).toMatch(/^zubr_nodes\{state="(?:up|down)"\} 1$/m)
  })

  const half = async (port: string | undefined, path: string) => {
    const address = `http://127.0.0.1:${port}${path}`
    const socket = connect(Number(port), '127.0.0.1')
    const answer = text(socket)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n`)
    // The server has read the first half once it answers another request.
    await fetch(address)
    return { address, socket, answer }
  }
  const requests = [await half(settings.SITE_PORT, '/'), await half(settings.PANEL_PORT, '/healthz')]
  const ending = timed(end('SIGTERM'))
  // Also on a busy machine: running requests have 0.8 s from the signal.
  const answers = requests.map(async ({ address, socket, answer }) => {
    const isOpen = () =>
      fetch(address).then(
        () => true,
        () => false,
      )
    const closed = (async () => {
      while (await isOpen()) await wait(20)
    })()
    await Promise.race([closed, wait(250)])
    socket.write('\r\n')
    return answer
  })
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  const { status, afterMs, slower } = await ending
  expect(status).toBe(0)
  expect(afterMs).toBeLessThan(limitMs * slower)
  await expectNothingLeft(dataDir)
})

test('shutdown: SIGINT ends it within 3 s with status 0, and no process is left', {
  tag: '@nightly',
}, async ({ start, dataDir }) => {
  const { ready, end, output } = await start()
  await ready()
  expect(await processesNaming(dataDir)).not.toEqual([])
  const { status, afterMs, slower } = await timed(end('SIGINT'))
  expect(output.stderr).toBe('')
  expect(status).toBe(0)
  expect(afterMs).toBeLessThan(limitMs * slower)
  await expectNothingLeft(dataDir)
})

for (const afterMs of [150, 400, 800])
  test(`shutdown: SIGTERM ${afterMs} ms into the start ends it cleanly`, { tag: '@nightly' }, async ({
    start,
    dataDir,
  }) => {
    const { end, output } = await start()
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    const { slower, ...ended } = await timed(end('SIGTERM'))
    // On a loaded machine Node may not have run our code yet; then nothing has been started either.
    expect(ended.status === 0 || ended.signal === 'SIGTERM', JSON.stringify(ended)).toBe(true)
    expect(ended.afterMs).toBeLessThan(limitMs * slower)
    expect(output.stderr).toBe('')
    expect(await processesNaming(dataDir)).toEqual([])
  })

for (const { name, signal, toGroup } of [
  { name: 'Ctrl-C, which reaches the whole group', signal: 'SIGINT', toGroup: true },
  { name: 'SIGTERM to the outermost process alone', signal: 'SIGTERM', toGroup: false },
] as const)
  test(`shutdown: through npm: ${name} ends everything with status 0`, { tag: '@nightly' }, async ({
    dataDir,
  }) => {
    const [SITE_PORT, PANEL_PORT, NODE_PORT] = await freePorts(3)
    const npm = spawn('npm', ['start'], {
      cwd: repository,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...{
          SITE_PORT,
          PANEL_PORT,
          NODE_PORT,
          SFTP_PORT: '0',
          EDGE_PORT: '0',
          TRIAL_PROCESSOR_PORT: '0',
          DATA_DIR: dataDir,
          ...preferredAddresses,
        },
        NODE_WARM_CORES: '0',
        CORE_SOURCES: 'off',
        CATALOGUE_SOURCES: 'off',
      },
    })
    let said = ''
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    try {
      // It builds first if something has changed since the last build.
      await expect.poll(() => said, { timeout: 300_000 }).toMatch(/\nZubr is ready: [^\n]+\n$/)
      const asked = performance.now()
      const ending = new Promise<{ status: number | null; afterMs: number }>((resolve) =>
        npm.once('exit', (status) => resolve({ status, afterMs: performance.now() - asked })),
      )
      process.kill(toGroup ? -Number(npm.pid) : Number(npm.pid), signal)
      const { status, afterMs, slower } = await timed(ending)
      expect(status).toBe(0)
      expect(afterMs).toBeLessThan(limitMs * slower)
      expect(await processesNaming(dataDir)).toEqual([])
    } finally {
      // Cleans up after a failure.
      if (npm.exitCode === null && npm.signalCode === null) process.kill(-Number(npm.pid), 'SIGKILL')
    }
  })

test('shutdown: after SIGKILL no process is left, and the next start finds the data', {
  tag: '@nightly',
}, async ({ start, zubr, dataDir }) => {
  const first = await start()
  await first.ready()
  expect((await zubr(['node', 'add', 'kept'])).status).toBe(0)
  await first.end('SIGKILL')
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(true)
  // PostgreSQL of the killed run may still be shutting down.
  const second = await start()
  await second.ready()
  expect((await zubr(['node', 'list'])).stdout).toMatch(/^kept /m)
  await second.end('SIGKILL')
  await expect.poll(() => processesNaming(dataDir)).toEqual([])
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(true)
  expect((await zubr(['node', 'list'])).stdout).toMatch(/^kept /m)
})

/** Measures the machine's slowness during the shutdown, because it may be fast again afterwards. */
async function timed<Ended>(ending: Promise<Ended>): Promise<Ended & { slower: number }> {
  const [ended, meanwhile] = await Promise.all([ending, slowness()])
  return { ...ended, slower: Math.max(meanwhile, await slowness()) }
}

async function expectNothingLeft(dataDir: string): Promise<void> {
  expect(await processesNaming(dataDir)).toEqual([])
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(false)
}
