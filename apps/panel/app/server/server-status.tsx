import type { Server } from '@zubr/contracts/servers'
import { Status } from './status-dot.tsx'
import { useLook } from './use-look.ts'

/** How a server stands now, counting where time passes. */
export function ServerStatus({ server }: { server: Server }) {
  return <Status {...useLook(server)} />
}
