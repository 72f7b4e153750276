import type { ProgressStep } from '@zubr/contracts/progress'
import type { Server } from '@zubr/contracts/servers/server'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import panel from '../components/panel.module.css'
import { Progress } from '../components/progress.tsx'
import { useI18n } from '../i18n.tsx'
import { isDown } from '../server/can-do.ts'
import { useServer } from '../server/context.ts'
import styles from '../server/server.module.css'
import { hasFailedDownload, killCountdownText, type Tone } from '../server/status-appearance.ts'
import { useNow } from '../server/use-now.ts'
import { useStatusAppearance } from '../server/use-status-appearance.ts'
import { isBehindProxy, isEmptyProxy } from '../settings/backends/backend-rows.ts'
import { DownloadFailed } from './download-failed.tsx'
import { EulaNotice } from './eula-notice.tsx'

const noteLook: Partial<Record<Tone, string>> = {
  bad: panel.alert ?? '',
  held: `${panel.alert} ${panel.calm}`,
}

/** The meaning of the server's state for players, with progress. */
export function ServerStateNotice() {
  const { locale, messages } = useI18n()
  const { server } = useServer()
  const look = useStatusAppearance(server)
  const now = useNow(server.state === 'stopping' && server.killAt !== null)
  if (server.awaitsEula && isDown(server) && !server.maintenance) return <EulaNotice />
  if (hasFailedDownload(server) && !server.maintenance) return <DownloadFailed />
  const countdown = killCountdownText(locale, messages, server, now)
  // Announced once, not every second: the state beside the name says that it stops.
  if (countdown) return <p className={styles.note}>{countdown}</p>
  const progress = progressOf(server)
  if (progress) return <Step {...progress} />
  // “You can join” would be wrong for a server behind a proxy, and for a proxy without servers.
  if (look.tone === 'well' && (isBehindProxy(server) || isEmptyProxy(server))) return null
  if (!look.note) return null
  return (
    <p className={`${styles.note} ${noteLook[look.tone] ?? ''}`} role="status">
      {look.note}
    </p>
  )
}

/** A failed download of the core shows its reason instead. */
function progressOf({ state, reason, nodeSilent, progress }: Server): Server['progress'] {
  const isOnItsWay = state === 'creating' || state === 'starting'
  return isOnItsWay && reason === null && !nodeSilent ? progress : null
}

function noteOf({ stateNotes, server }: PanelMessages, step: ProgressStep): string {
  if (step === 'start') return stateNotes.starting
  return step === 'wait_turn' ? server.progressTurn : server.progressOnce
}

function Step({ step, percent }: NonNullable<Server['progress']>) {
  const { messages } = useI18n()
  const label = messages.server.progress[step]
  return (
    <div className={styles.note}>
      <Progress text={`${label}…`} label={label} percent={percent} />
      <p className={`${panel.dim} ${panel.small}`}>{noteOf(messages, step)}</p>
    </div>
  )
}
