import type { Server } from '@zubr/contracts/servers'
import { Status } from './status-dot.tsx'
import { useLook } from './use-look.ts'

/** A server's status with a running counter. */
export function ServerStatus({ server }: { server: Server }) {
  return <Status {...useLook(server)} />
}
