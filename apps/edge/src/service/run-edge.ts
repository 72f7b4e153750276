import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, readConfig } from '@zubr/config'
import { edgeReportEveryMs } from '@zubr/contracts/edge/endpoints'
import { textOf } from '@zubr/on-node/call'
import { jsonLog } from '@zubr/on-node/json-log'
import { writeAtomically } from '@zubr/on-node/kept-file'
import { onceFree } from '@zubr/process/once-free'
import { edgeOptionsFrom } from './edge-options.ts'
import { type Life, startLife } from './edge-service.ts'
import { handOver, type Successor, SuccessorEnded } from './successor/hand-over.ts'
import { makesWay, readPid } from './successor/pid-file.ts'
import { successorsWord } from './successor/successor-messages.ts'
import { takeOver } from './successor/take-over.ts'

/** Says which process takes players: deploy/zubr-edge.service follows it. */
const pidFile = 'edge.pid'

/** So long another edge of this node may take to leave its port. */
const leavesWithinMs = 10_000

/** The edge as a program of its own, configured by the environment. */
export function runEdge(): Promise<void> {
  return run().catch((error: unknown) => {
    process.stderr.write(`The edge could not start: ${textOf(error)}\n`)
    process.exit(1)
  })
}

async function run(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.nodeToken)
    throw new ConfigError('NODE_TOKEN: expected the token that `npm run zubr -- node add` printed')
  const log = jsonLog(config.logLevel)
  const options = edgeOptionsFrom(config, config.nodeToken)
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const before = process.argv.includes(successorsWord) ? await takeOver() : undefined
  const file = join(options.dataDir, pidFile)
  const sayOwn = () => writeAtomically(file, `${process.pid}\n`, 0o644)
  if (!before) await onceFree(options, leavesWithinMs, sayOwn)
  const started = startLife({ ...options, log, ...(before && { listeners: before.listeners }) })
  const life = await started.catch(async (error: unknown) => {
    await removeOwn(file)
    throw error
  })
  const end = () => {
    void Promise.allSettled([before?.ends(), removeOwn(file), life.stop()]).then(() => process.exit(0))
    // Whatever hangs.
    setTimeout(() => process.exit(1), 2_000).unref()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  // Whoever else started it with a channel to it has ended.
  if (!before) process.once('disconnect', end)
  process.on('SIGHUP', () => undefined)
  if (process.platform !== 'win32') handOverWhenAsked()
  // Whoever reads it may send signals from then on.
  await sayOwn()
  before?.hear({ counts: life.add, known: life.remember })
  void before?.ready()
  log.info(`edge of ${options.name}: players are taken at port ${life.port}`)

  function handOverWhenAsked() {
    let isHandingOver = false
    process.on('SIGUSR2', async () => {
      if (isHandingOver) return
      isHandingOver = true
      try {
        const successor = await handOver(life.listeners())
        const left = life.players()
        log.info(`edge of ${options.name}: process ${successor.pid} takes players, ${left} are still here`)
        // Until then both take them: if the other does not last, nobody has found the port closed.
        successor.learn(life.known())
        await successor.lasts()
        await leave(life, successor)
        process.exit(0)
      } catch (error) {
        isHandingOver = false
        life.goOn()
        await sayOwn().catch(() => undefined)
        log.error(`edge of ${options.name}: no other takes over, this one goes on (${textOf(error)})`)
        if (error instanceof SuccessorEnded && (await makesWay(file, () => isHandingOver))) {
          await life.drain()
          process.exit(0)
        }
      }
    })
  }
}

/** Carries its last players, and has its successor report what it counts meanwhile. */
async function leave(life: Life, successor: Successor): Promise<void> {
  const tell = () => successor.tell(life.take())
  const drained = life.drain()
  // Of those who came while both took them, too.
  successor.learn(life.known())
  tell()
  const telling = setInterval(tell, edgeReportEveryMs)
  await drained
  clearInterval(telling)
  tell()
}

/** Unless another's number stands there already. */
async function removeOwn(file: string): Promise<void> {
  if ((await readPid(file)) === process.pid) await rm(file)
}
