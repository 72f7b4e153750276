import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ApplicationReceived } from '@zubr/contracts/partners'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { freePort } from '@zubr/process/free-port'
import { byTier, testSeed } from '@zubr/testing/tier'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { authSecretForTest } from '../../testing/app.ts'
import { applicationMessage, partsOf, type Texts } from '../message.ts'
import { drawFrom } from '../testing/draw.ts'
import { sendApplication, someTexts } from '../testing/partners.ts'
import { openReceiver, type Reaction } from '../testing/receiver.ts'

const seed = testSeed('RELAY_SEED')
const [submitters, applicationsEach, kills] = byTier({ change: [10, 3, 2], nightly: [50, 6, 32] })

const program = fileURLToPath(new URL('testing/api-process.ts', import.meta.url))
/** Most of the time of this test is spent starting processes. */
const quickImports = new URL('../../database/quick-imports.ts', import.meta.url).href

/** Processes on one port: each time one is killed, the next takes its place. */
async function apiProcess(env: Record<string, string>) {
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    child = spawn(process.execPath, ['--import', quickImports, program], {
      env: { ...process.env, AUTH_SECRET: authSecretForTest, ...env, PANEL_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (!child.stdout) throw new Error('no pipe to the process')
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('http')) break
    child.stdout.resume()
  }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  await start()
  onTestFinished(kill)
  return { url: `http://127.0.0.1:${port}`, start, kill }
}

const times = (count: number, reaction: Reaction) => Array<Reaction>(count).fill(reaction)
const reactions = [
  ...times(67, { status: 204 }),
  ...times(12, { status: 500 }),
  ...times(4, { status: 429, headers: { 'retry-after': '0' } }),
  ...times(1, { status: 429, headers: { 'retry-after': '1' } }),
  ...times(7, 'hang'),
  ...times(5, 'cut'),
  ...times(4, 'accept-and-cut'),
]

test(`crash: accepted applications are delivered in one version, whenever the API is killed (seed ${seed})`, {
  // Only a hang reaches this timeout, here and below: the machines are shared and can be slow.
  timeout: 600_000,
}, async () => {
  const began = performance.now()
  const draw = drawFrom(seed)
  const database = await databaseForTest()
  onTestFinished(() => database.drop())
  const queues = new pg.Client({ connectionString: database.url })
  await queues.connect()
  // The next attempts come within a second, to fit into this test.
  await queues.query(
    `update jobs.queue set retry_delay = 1, retry_delay_max = 1 where name = 'relay-application'`,
  )
  await queues.end()
  const receiver = await openReceiver()
  onTestFinished(() => receiver.die())
  receiver.react(() => reactions[Math.floor(draw() * reactions.length)] ?? { status: 204 })
  const env = { DATABASE_URL: database.url, PARTNER_WEBHOOK_URL: receiver.url, LOG_LEVEL: 'silent' }
  const processes = await Promise.all([apiProcess(env), apiProcess(env)])

  const sent = new Map<string, Texts>()
  const answered = new Map<string, Set<string>>()
  const submit = async (submitter: number) => {
    for (let n = 0; n < applicationsEach; n++) {
      const key = `submitter-${submitter}-application-${n}`
      const address = `10.${submitter}.${n}.1`
      // Every third application needs several messages, and each line names its application.
      const own = (text: string) => `${key} ${text}\n`.repeat(n % 3 === 2 ? 30 : 1)
      const texts = { ...someTexts, name: key, media: own('media'), offer: own('offer'), wants: own('wants') }
      sent.set(key, texts)
      const ids = new Set<string>()
      answered.set(key, ids)
      // Some visitors press twice, even after the answer.
      for (let presses = draw() < 0.2 ? 2 : 1; presses > 0; ) {
        const api = processes[Math.floor(draw() * 2)] ?? processes[0]
        const answer = await sendApplication(api.url, { ...texts, key, address }).catch(() => undefined)
        if (answer?.status === 202) {
          ids.add(ApplicationReceived.parse(await answer.json()).id)
          presses--
        } else {
          if (answer) expect(answer.status).toBe(503)
          await wait(100 + draw() * 200)
        }
      }
      await wait(draw() * 6_000)
    }
  }

  let killed = 0
  const killAgainAndAgain = async (api: (typeof processes)[0]) => {
    while (killed < kills) {
      killed++
      await wait(draw() * 1_200)
      await api.kill()
      await api.start()
    }
  }
  let ending = false
  const dieNowAndThen = async () => {
    while (!ending) {
      await wait(1_000 + draw() * 3_000)
      await receiver.die()
      await wait(100 + draw() * 600)
      await receiver.rise()
    }
  }
  const dying = dieNowAndThen()
  await Promise.all([
    ...Array.from({ length: submitters }, (_, submitter) => submit(submitter)),
    ...processes.map(killAgainAndAgain),
  ])
  const submitted = performance.now()

  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(() => client.end())
  const stored = async () => {
    const { rows } = await client.query(
      'select id, idempotency_key as key, relay_state, attempts from partner_applications',
    )
    return rows as { id: string; key: string; relay_state: string; attempts: number }[]
  }
  await vi.waitFor(
    async () => {
      const relays = Map.groupBy(await stored(), ({ relay_state }) => relay_state)
      expect([relays.get('waiting')?.length ?? 0, relays.get('parked')?.length ?? 0]).toEqual([0, 0])
    },
    { timeout: 300_000, interval: 250 },
  )
  ending = true
  await dying

  const rows = await stored()
  expect(rows).toHaveLength(submitters * applicationsEach)
  const expected = new Set<string>()
  for (const { id, key } of rows) {
    expect([...(answered.get(key) ?? [])]).toEqual([id])
    const texts = sent.get(key)
    if (texts) for (const part of partsOf(applicationMessage({ ...texts, id }))) expected.add(part)
  }
  const accepted = receiver.received.filter((message) => message.accepted)
  // Only these texts arrived, so there is no second version, and each was accepted.
  expect(receiver.received.filter(({ content }) => !expected.has(content))).toEqual([])
  const contents = new Set(accepted.map(({ content }) => content))
  expect([...expected].filter((content) => !contents.has(content))).toEqual([])
  const attempts = rows.reduce((sum, row) => sum + row.attempts, 0)
  process.stdout.write(
    `relay seed ${seed} (RELAY_SEED=${seed} draws the same again): ${rows.length} applications in ${expected.size} messages, ` +
      `${killed} kills, ${attempts} recorded attempts, ${receiver.received.length} messages arrived, ` +
      `${accepted.length - expected.size} of the accepted were repeats; ` +
      `${Math.round((performance.now() - began) / 1000)} s, ${Math.round((performance.now() - submitted) / 1000)} of them after the last kill\n`,
  )
})
