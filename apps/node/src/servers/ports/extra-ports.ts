import type { DesiredServer } from '@zubr/contracts/node-servers'
import { textOf } from '@zubr/on-node/call'
import type { Place } from '../../runtime/runtime.ts'
import type { ExtraPort, ServerMemory } from '../decision/server-memory.ts'
import type { ServerContext } from '../server-context.ts'
import type { ServerRun } from '../server-run.ts'
import { publishedPorts } from '../starting/start-spec.ts'

/**
 * Assigns a server's ports beside the game's port. A number stays until its port is not wanted, as
 * configuration files of plugins contain it. `note` stores them. They apply to a running server at
 * once.
 */
export function extraPorts(
  { place, memory, run, wanted, record }: ExtraPortsOptions,
  { ports, runtime, log }: Pick<ServerContext, 'ports' | 'runtime' | 'log'>,
) {
  /**
   * Makes a running server's network match its ports, also after an agent was killed meanwhile.
   * Returns false if that failed.
   */
  async function publish(): Promise<boolean> {
    const [known, now] = [memory(), run()]
    if (!known?.port || !now || now.exit) return true
    try {
      await runtime.publish?.(
        place,
        publishedPorts(now.core, known.port, known.extraPorts, known.run?.edge !== undefined),
      )
      return true
    } catch (error) {
      log.warn(`server ${place.id}: its extra ports could not be opened: ${textOf(error)}`)
      return false
    }
  }
  return {
    publish,
    /** Assigns wanted ports that are missing or had no free number, and releases the others. */
    async assignWanted(): Promise<undefined> {
      const had = memory()?.extraPorts ?? []
      const assigned = await assign(wanted().extraPorts ?? [], had, (id) => ports.assign(id, place.id))
      await record({ memory: { extraPorts: assigned } })
      // Last, because until here the number leads to this server. If publishing failed it still
      // does.
      if (!(await publish())) return
      for (const { id } of had) if (!assigned.some((one) => one.id === id)) ports.release(id)
    },
    /** At a start: tries again to assign ports that had no free number. */
    async retry(): Promise<void> {
      if (memory()?.extraPorts.some(({ port }) => port === null)) await this.assignWanted()
    },
  }
}

export type ExtraPorts = ReturnType<typeof extraPorts>

type ExtraPortsOptions = {
  place: Place
  memory(): ServerMemory | null
  run(): ServerRun | undefined
  wanted(): Pick<DesiredServer, 'extraPorts'>
  record(step: { memory: Pick<ServerMemory, 'extraPorts'> }): Promise<void>
}

/** Number of the extra port for the query protocol, once it is assigned. */
export function findQueryPort(
  { extraPorts = [] }: Pick<DesiredServer, 'extraPorts'>,
  assigned: readonly ExtraPort[],
): number | null {
  const wanted = extraPorts.find(({ purpose }) => purpose === 'query')
  return assigned.find(({ id }) => id === wanted?.id)?.port ?? null
}

async function assign(
  wanted: NonNullable<DesiredServer['extraPorts']>,
  had: readonly ExtraPort[],
  take: (id: string) => Promise<number | null>,
): Promise<ExtraPort[]> {
  const assigned: ExtraPort[] = []
  for (const { id, protocol } of wanted) {
    const port = had.find((one) => one.id === id)?.port ?? (await take(id))
    assigned.push({ id, protocol, port })
  }
  return assigned
}
