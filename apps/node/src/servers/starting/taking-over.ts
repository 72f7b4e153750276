import { type ConsoleLog, openConsoleLog } from '../../console/console-log.ts'
import type { CoreAdapter } from '../../cores/core.ts'
import { endUnwatched, type Place, type Running } from '../../runtime/runtime.ts'
import { afterTakeover } from '../decision/after.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import { makeServerFolder, readMemory, type ServerFolder, writeMemory } from '../folder/server-folder.ts'
import { isAnswered } from '../ports/listeners.ts'
import type { ServerContext } from '../server-context.ts'
import { serverEndpointOf } from './starting.ts'

type TakenOver = {
  memory: ServerMemory
  /** A former agent started it, and it may still run out of sight. */
  mayBeLeft: boolean
  /** There was nothing: its owner has just asked for it. */
  isNew: boolean
  console: ConsoleLog
  /** It runs, and goes on. */
  adopted?: {
    running: Running
    core: CoreAdapter
    identity: string | undefined
    run: NonNullable<ServerMemory['run']>
  }
}

/** Makes a server's folder, and finds out what a former agent has left of it. */
export async function takeOver(
  place: Place,
  folder: ServerFolder,
  generation: number,
  open: ConsoleLog | undefined,
  context: ServerContext,
): Promise<TakenOver> {
  const { runtime, catalogue, ports, limits } = context
  const { id } = place
  const kept = await readMemory(folder)
  if (kept) ports.keepAll(kept)
  const port = await ports.take(id)
  await makeServerFolder(folder)
  await runtime.create(place)
  const console = open ?? (await openConsoleLog(folder.console, { keepBytes: limits.consoleBytes }))
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
  const memory: ServerMemory = { ...fresh, ...kept, port }
  if (!kept) await writeMemory(folder, memory)
  // From here on nothing may fail: a server that was adopted must not be started a second time.
  const running = await runtime.attach(place)
  const core = memory.run && catalogue.alike(memory.run.core)
  const identity = memory.run && (catalogue.find(memory.run.core)?.identity ?? memory.run.core.identity)
  const at = serverEndpointOf(context, memory)
  const isReady = async () => memory.run?.ready || (port !== null && (await isAnswered(at.host, at.port)))
  const found = running ? { coreKnown: Boolean(core), ready: await isReady() } : null
  const { left, mayBeLeft, run } = afterTakeover(memory, found)
  if (left === 'end') await endUnwatched(running, limits.graceMs)
  const taken = { memory, mayBeLeft, isNew: !kept, console }
  if (left !== 'adopt' || !running || !core || !run) return taken
  return { ...taken, adopted: { running, core, identity: identity ?? undefined, run } }
}
