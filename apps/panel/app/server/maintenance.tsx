import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { Progress } from '../components/progress.tsx'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useServer } from './context.ts'
import styles from './server.module.css'

/**
 * A notice about the operation that keeps the server stopped, on pages that do not show it
 * themselves.
 */
export function MaintenanceNotice() {
  const { server } = useServer()
  const { messages } = useI18n()
  const { pathname } = useLocation()
  const { maintenance, id, nodeSilent } = server
  if (!maintenance || nodeSilent) return null
  const ownPage = maintenance.kind === 'restore' ? paths.backups(id) : paths.settings(id)
  if (pathname === ownPage) return null
  const { state, text } = messages.maintenance[maintenance.kind]
  return (
    <section className={`${panel.plate} ${panel.even} ${styles.contract}`} aria-label={state}>
      <div>
        <Progress text={state} percent={maintenance.percent} always />
        <p className={`${panel.small} ${panel.dim}`}>{text}</p>
      </div>
    </section>
  )
}

/**
 * Renders content that needs the server's files, or the reason why they are unavailable. It
 * remounts after the maintenance.
 */
export function WhileFilesReachable({ children }: { children: ReactNode }) {
  const { maintenance, nodeSilent } = useServer().server
  const { messages } = useI18n()
  if (!maintenance || nodeSilent) return children
  return <Notice>{messages.maintenance[maintenance.kind].files}</Notice>
}
