import type { Server } from '@zubr/contracts/servers'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { Status } from './status-dot.tsx'
import { useLook } from './use-look.ts'

/** How a server stands now, counting where time passes, and whether it waits for a restart. */
export function ServerStatus({ server }: { server: Server }) {
  const { words } = useI18n()
  return (
    <>
      <Status {...useLook(server)} />
      {server.pendingRestart.length > 0 && (
        <>
          {' '}
          <span className={panel.mark}>{words.pendingRestart.mark}</span>
        </>
      )}
    </>
  )
}
