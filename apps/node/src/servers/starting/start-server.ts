import type { DesiredServer } from '@zubr/contracts/node-servers'
import { writeAtomically } from '@zubr/on-node/atomic-file'
import type { ConsoleLog } from '../../console/console-log.ts'
import type { Core, InstallOptions } from '../../cores/core.ts'
import { CannotRunServers, type Place, type Running, type Runtime } from '../../runtime/runtime.ts'
import type { Outcome } from '../decision/after-run.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerFolder } from '../folder/server-folder.ts'
import { type ExtraPorts, findQueryPort } from '../ports/extra-ports.ts'
import { isAnswered } from '../ports/listeners.ts'
import { isOwnPortFree } from '../ports/ports.ts'
import type { ServerContext } from '../server-context.ts'
import type { StartSlot } from './start-queue.ts'
import { assignEdgePort, failed, prepareCore, runRecord, startSpec } from './start-spec.ts'

/**
 * Tries to start a server: installs its core, waits for its slot, writes its settings and runs it.
 * Resolves to undefined if the desired state has changed meanwhile.
 */
export async function startServer(
  {
    place,
    folder,
    desired,
    memory,
    console,
    isRequested,
    extra,
    record,
    show,
    prepared,
    isOver,
    watch,
  }: Starting,
  context: ServerContext,
  interrupted: AbortSignal,
): Promise<Outcome | undefined> {
  const { runtime, startQueue, host, edgePort } = context
  const had = await prepareCore(desired, context, show, interrupted)
  const slot =
    had.kind === 'there'
      ? await startQueue.acquire({ isRequested, waits: () => show('wait_turn', null) }, interrupted)
      : undefined
  prepared(slot)
  // The desired state has changed meanwhile.
  if (had.kind === 'interrupted' || isOver() || !console) return undefined
  if (had.kind !== 'there') return had
  const { port = null, run: left } = memory() ?? {}
  // A second process in the same folder would corrupt the world. `left` is a run whose end was not
  // seen.
  if (left?.edge && (await isHeldByLeftOver(left.edge.port, runtime))) return { kind: 'port_taken' }
  if (port === null || !(await isOwnPortFree(host, port, edgePort))) return { kind: 'port_taken' }
  await runtime.create(place)
  await extra.retry()
  const { core } = had
  const edge = await assignEdgePort(core, place.id, port, context)
  const extraPorts = memory()?.extraPorts ?? []
  const queryPort = findQueryPort(desired, extraPorts)
  const at = { port, edge, queryPort, settingsFile: folder.settingsFile, extraPorts }
  const { spec, settings, say } = startSpec(had, desired, at, context)
  await writeAtomically(folder.settingsFile, settings, 0o644)
  if (isOver()) return undefined
  for (const line of say) void console.append('warning', `[node] ${line}`)
  await record({ memory: { run: runRecord(core, desired, edge) } })
  try {
    watch(await runtime.start(place, spec), core)
  } catch (error) {
    if (error instanceof CannotRunServers) return failed('internal', error.message)
    throw error
  }
  return { kind: 'started' }
}

/**
 * Where servers share this machine's ports, a server that runs unseen still answers on its port.
 */
const isHeldByLeftOver = async (port: number, { sharesPorts }: Pick<Runtime, 'sharesPorts'>) =>
  sharesPorts && (await isAnswered('127.0.0.1', port))

type Starting = {
  place: Place
  folder: ServerFolder
  desired: DesiredServer
  memory(): ServerMemory | null
  console: ConsoleLog | undefined
  /** Requested by its owner, not because it ran before. */
  isRequested: boolean
  extra: ExtraPorts
  record(step: { memory: Pick<ServerMemory, 'run'> }): Promise<void>
  show: InstallOptions['progress']
  /** Called when the preparation has ended. */
  prepared(slot: StartSlot | undefined): void
  isOver(): boolean
  watch(running: Running, core: Core): void
}
