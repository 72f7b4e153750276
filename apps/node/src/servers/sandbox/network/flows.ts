import { runTool } from '@zubr/process/run-tool'
import type { ServerPort } from '../../../runtime/runtime.ts'

/**
 * A client of UDP that asks again and again since before the port led where it does now holds a flow that leads nowhere, for as long
 * as it asks.
 */
export async function forgetFlows(ports: readonly ServerPort[]): Promise<void> {
  for (const { protocol, port } of ports)
    if (protocol === 'udp')
      // It ends with 1 when there was none.
      await runTool('conntrack', ['-D', '-p', 'udp', '--orig-port-dst', String(port)]).catch(() => undefined)
}

/** Ports that are of one of two lists alone: they lead somewhere else than before. */
export function differing(one: readonly ServerPort[], other: readonly ServerPort[]): ServerPort[] {
  const isIn = (list: readonly ServerPort[], { protocol, port }: ServerPort) =>
    list.some((each) => each.protocol === protocol && each.port === port)
  return [...one.filter((port) => !isIn(other, port)), ...other.filter((port) => !isIn(one, port))]
}
