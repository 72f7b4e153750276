import type { WantedServer } from '@zubr/contracts/node-servers'
import { writeAtomically } from '@zubr/on-node/kept-file'
import type { ConsoleLog } from '../../console/console-log.ts'
import type { Core, InstallOptions } from '../../cores/core.ts'
import { CannotRunServers, type Place, type Running, type Runtime } from '../../runtime/runtime.ts'
import type { Outcome } from '../decision/after.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerFolder } from '../folder/server-folder.ts'
import { type ExtraPorts, queryPortOf } from '../ports/extra-ports.ts'
import { isAnswered } from '../ports/listeners.ts'
import { isOwnPortFree } from '../ports/ports.ts'
import type { ServerContext } from '../server-context.ts'
import type { StartSlot } from './start-queue.ts'
import { byEdge, coreFor, failed, runOf, startOf } from './starting.ts'

/** One attempt to start a server: has its core, waits for its turn, writes its settings and runs it. Undefined: something else is wanted now. */
export async function startServer(
  { place, folder, desired, memory, console, asked, extra, note, show, prepared, isOver, watch }: Starting,
  context: ServerContext,
  interrupted: AbortSignal,
): Promise<Outcome | undefined> {
  const { runtime, turns, host, edgePort } = context
  const had = await coreFor(desired, context, show, interrupted)
  const turn =
    had.is === 'there'
      ? await turns.take({ asked, waits: () => show('wait_turn', null) }, interrupted)
      : undefined
  prepared(turn)
  // Another desired state came meanwhile.
  if (had.is === 'interrupted' || isOver() || !console) return undefined
  if (had.is !== 'there') return had
  const { port = null, run: left } = memory() ?? {}
  // A second server in the same folder would ruin the world: of what was seen to end nothing is noted.
  if (left?.edge && (await isHeldByLeftOver(left.edge.port, runtime))) return { is: 'port_taken' }
  if (port === null || !(await isOwnPortFree(host, port, edgePort))) return { is: 'port_taken' }
  await runtime.create(place)
  await extra.retry()
  const { core } = had
  const edge = await byEdge(core, place.id, port, context)
  const extraPorts = memory()?.extraPorts ?? []
  const queryPort = queryPortOf(desired, extraPorts)
  const at = { port, edge, queryPort, settingsFile: folder.settingsFile, extraPorts }
  const { spec, settings, say } = startOf(had, desired, at, context)
  await writeAtomically(folder.settingsFile, settings, 0o644)
  if (isOver()) return undefined
  for (const line of say) console.append('warning', `[node] ${line}`)
  await note({ memory: { run: runOf(core, desired, edge) } })
  try {
    watch(await runtime.start(place, spec), core)
  } catch (error) {
    if (error instanceof CannotRunServers) return failed('internal', error.message)
    throw error
  }
  return { is: 'started' }
}

/** Where servers share this machine's ports, one that runs out of sight still has its own. */
const isHeldByLeftOver = async (port: number, { sharesPorts }: Pick<Runtime, 'sharesPorts'>) =>
  sharesPorts && (await isAnswered('127.0.0.1', port))

type Starting = {
  place: Place
  folder: ServerFolder
  desired: WantedServer
  memory(): ServerMemory | null
  console: ConsoleLog | undefined
  /** By its owner, not since it ran before. */
  asked: boolean
  extra: ExtraPorts
  note(step: { memory: Pick<ServerMemory, 'run'> }): Promise<void>
  show: InstallOptions['progress']
  /** Nothing is waited for any more. */
  prepared(turn: StartSlot | undefined): void
  isOver(): boolean
  watch(running: Running, core: Core): void
}
