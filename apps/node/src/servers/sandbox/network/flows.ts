import { runTool } from '@zubr/process/run-tool'
import type { ServerPort } from '../../../runtime/runtime.ts'

/**
 * Deletes conntrack entries. A UDP client that keeps sending holds the entry from before a port was
 * forwarded.
 */
export async function forgetFlows(ports: readonly ServerPort[]): Promise<void> {
  for (const { protocol, port } of ports)
    if (protocol === 'udp')
      // Status 1 means that there was none.
      await runTool('conntrack', ['-D', '-p', 'udp', '--orig-port-dst', String(port)]).catch(() => undefined)
}

/** Ports in only one of two lists: their destination has changed. */
export function changedPorts(one: readonly ServerPort[], other: readonly ServerPort[]): ServerPort[] {
  const isIn = (list: readonly ServerPort[], { protocol, port }: ServerPort) =>
    list.some((each) => each.protocol === protocol && each.port === port)
  return [...one.filter((port) => !isIn(other, port)), ...other.filter((port) => !isIn(one, port))]
}
