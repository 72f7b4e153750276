import type { Server } from '@zubr/contracts/servers/server'
import { Status } from './status-dot.tsx'
import { useStatusAppearance } from './use-status-appearance.ts'

/** A server's status with a running counter. */
export function ServerStatus({ server }: { server: Server }) {
  return <Status {...useStatusAppearance(server)} />
}
