import type { AddonPlan, PlannedPort } from '@zubr/contracts/addons/changes'
import { maxExtraPorts, type PortPurpose, protocolOf } from '@zubr/domain/nodes/extra-ports'
import { portNeedOf } from '@zubr/domain/nodes/port-users'
import type { Db } from '../../database/open.ts'
import { Refused } from '../../http/api-error.ts'
import { morePorts, portsOf } from '../../servers/ports/store.ts'
import type { ServerRow } from '../../servers/server-view.ts'

/** The ports that the new addons of a plan need on this server, one for each purpose. */
export async function plannedPorts(
  db: Db,
  row: Pick<ServerRow, 'id' | 'nodeId' | 'core'>,
  { steps }: Pick<AddonPlan, 'steps'>,
): Promise<PlannedPort[]> {
  const names = new Map<PortPurpose, string>()
  for (const { do: what, project } of steps) {
    const need = what === 'install' && project ? portNeedOf(project, row.core.id) : undefined
    if (need && project && !names.has(need.purpose)) names.set(need.purpose, project.name)
  }
  if (names.size === 0) return []
  const present = await portsOf(db, row.id)
  let count = present.length
  const ports: PlannedPort[] = []
  for (const [purpose, name] of names) {
    const isPresent = present.some((port) => port.purpose === purpose)
    const more = isPresent ? 'yes' : await morePorts(db, row.nodeId, count)
    const state = isPresent ? 'present' : more === 'yes' ? 'new' : more
    if (state === 'new') count = Math.min(count + 1, maxExtraPorts)
    ports.push({ name, purpose, protocol: protocolOf[purpose] ?? 'tcp', state })
  }
  return ports
}

/** The ports that the owner chose. Throws Refused for one that no addon of the plan needs. */
export function chosenPorts(ports: readonly PlannedPort[], chosen: readonly PortPurpose[]): PlannedPort[] {
  return [...new Set(chosen)].map((purpose) => {
    const port = ports.find((each) => each.purpose === purpose)
    if (!port)
      throw new Refused('invalid_request', { ports: `nothing of the plan needs a port for ${purpose}` })
    return port
  })
}
