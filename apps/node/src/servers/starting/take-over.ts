import { ConsoleLog } from '../../console/console-log.ts'
import type { CoreAdapter } from '../../cores/core.ts'
import { type Place, type Running, stopDetached } from '../../runtime/runtime.ts'
import { afterTakeover } from '../decision/after-run.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import { makeServerFolder, readMemory, type ServerFolder, writeMemory } from '../folder/server-folder.ts'
import { isAnswered } from '../ports/listeners.ts'
import type { ServerContext } from '../server-context.ts'
import { serverEndpointOf } from './start-spec.ts'

type TakenOver = {
  memory: ServerMemory
  /** A former agent started it, and it may still run unseen. */
  mayBeLeft: boolean
  /** It had no folder: its owner has just created it. */
  isNew: boolean
  console: ConsoleLog
  /** It runs and is adopted. */
  adopted?: {
    running: Running
    core: CoreAdapter
    identity: string | undefined
    run: NonNullable<ServerMemory['run']>
  }
}

/** Creates a server's folder and finds out what a former agent left running. */
export async function takeOver(
  place: Place,
  folder: ServerFolder,
  generation: number,
  open: ConsoleLog | undefined,
  context: ServerContext,
): Promise<TakenOver> {
  const { runtime, catalogue, ports, limits } = context
  const { id } = place
  const stored = await readMemory(folder)
  if (stored) ports.reserve(stored)
  const port = await ports.assign(id)
  await makeServerFolder(folder)
  await runtime.create(place)
  const console = open ?? (await ConsoleLog.open(folder.console, { maxBytes: limits.consoleBytes }))
  const fresh = {
    id,
    generation,
    operations: [],
    restarting: null,
    run: null,
    crashes: [],
    halted: null,
    extraPorts: [],
  }
  const memory: ServerMemory = { ...fresh, ...stored, port }
  if (!stored) await writeMemory(folder, memory)
  // From here on nothing may fail, as an adopted server must not be started a second time.
  const running = await runtime.attach(place)
  const core = memory.run && catalogue.adapterFor(memory.run.core)
  const identity = memory.run && (catalogue.find(memory.run.core)?.identity ?? memory.run.core.identity)
  const at = serverEndpointOf(context, memory)
  const isReady = async () => memory.run?.ready || (port !== null && (await isAnswered(at.host, at.port)))
  const found = running ? { coreKnown: Boolean(core), ready: await isReady() } : null
  const { left, mayBeLeft, run } = afterTakeover(memory, found)
  if (left === 'end') await stopDetached(running, limits.graceMs)
  const takenOver = { memory, mayBeLeft, isNew: !stored, console }
  if (left !== 'adopt' || !running || !core || !run) return takenOver
  return { ...takenOver, adopted: { running, core, identity: identity ?? undefined, run } }
}
