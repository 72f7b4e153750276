import type { WantedServer } from '@zubr/contracts/node-servers'
import { textOf } from '@zubr/on-node/call'
import type { Place } from '../../runtime/runtime.ts'
import type { ExtraPort, ServerMemory } from '../decision/server-memory.ts'
import type { ServerContext } from '../server-context.ts'
import type { ServerRun } from '../server-run.ts'
import { portsOf } from '../starting/starting.ts'

/**
 * A server's ports beside the one at which it is joined. A number stays the server's until the port is not wanted any more: it stands in
 * files of its plugins. `note` keeps them on disk; what runs has them at once.
 */
export function extraPorts(
  { place, memory, run, wanted, note }: ExtraPortsOptions,
  { ports, runtime, log }: Pick<ServerContext, 'ports' | 'runtime' | 'log'>,
) {
  /** Has the network of a running server lead to what it has now, whatever an agent was killed in the middle of. False if that failed. */
  async function publish(): Promise<boolean> {
    const [known, now] = [memory(), run()]
    if (!known?.port || !now || now.exit) return true
    try {
      await runtime.publish?.(
        place,
        portsOf(now.core, known.port, known.extraPorts, known.run?.edge !== undefined),
      )
      return true
    } catch (error) {
      log.warn(`server ${place.id}: its extra ports: ${textOf(error)}`)
      return false
    }
  }
  return {
    publish,
    /** Gives what is wanted and not there yet, or could not be had before; takes back the rest. */
    async give(): Promise<undefined> {
      const had = memory()?.extraPorts ?? []
      const given = await assign(wanted().extraPorts ?? [], had, (id) => ports.take(id, place.id))
      await note({ memory: { extraPorts: given } })
      // Last: until here its packets could still come to this server, and where that failed they can still.
      if (!(await publish())) return
      for (const { id } of had) if (!given.some((one) => one.id === id)) ports.free(id)
    },
    /** At a start: what could not be had before is tried again. */
    async retry(): Promise<void> {
      if (memory()?.extraPorts.some(({ port }) => port === null)) await this.give()
    },
  }
}

export type ExtraPorts = ReturnType<typeof extraPorts>

type ExtraPortsOptions = {
  place: Place
  memory(): ServerMemory | null
  run(): ServerRun | undefined
  wanted(): Pick<WantedServer, 'extraPorts'>
  note(step: { memory: Pick<ServerMemory, 'extraPorts'> }): Promise<void>
}

/** The number of the extra port that is for queries of server lists, once the server has one. */
export function queryPortOf(
  { extraPorts = [] }: Pick<WantedServer, 'extraPorts'>,
  given: readonly ExtraPort[],
): number | null {
  const wanted = extraPorts.find(({ purpose }) => purpose === 'query')
  return given.find(({ id }) => id === wanted?.id)?.port ?? null
}

async function assign(
  wanted: NonNullable<WantedServer['extraPorts']>,
  had: readonly ExtraPort[],
  take: (id: string) => Promise<number | null>,
): Promise<ExtraPort[]> {
  const given: ExtraPort[] = []
  for (const { id, protocol } of wanted) {
    const port = had.find((one) => one.id === id)?.port ?? (await take(id))
    given.push({ id, protocol, port })
  }
  return given
}
