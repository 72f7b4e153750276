import { fill } from '@zubr/i18n/format'
import { Link } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { Button } from '../components/button.tsx'
import panel from '../components/panel.module.css'
import { useBusy } from '../components/toasts/use-busy.ts'
import { sitePage } from '../deployment.ts'
import { formatTime } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useAct } from '../server/actions.tsx'
import { useServer } from '../server/context.ts'
import styles from '../server/server.module.css'
import { nearestVersion } from '../settings/core/offers.ts'

/** The core could not be downloaded: the time of the next try, and what the owner can do. */
export function DownloadFailed() {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  const act = useAct()
  const [busy, run] = useBusy()
  const cores = useEndpoint(null, 'GET /api/cores')
  const { id, core, retryAt, contract } = server
  const t = messages.downloadFailed
  const other = nearestVersion(server, cores.data ?? [])
  const state = { changeCore: true, version: other?.version }
  return (
    <div className={`${panel.alert} ${styles.note} ${styles.agree}`}>
      <p role="status">{messages.reasons.core_unavailable}</p>
      <p>{retryAt ? fill(t.retryAt, { time: formatTime(locale, Date.parse(retryAt)) }) : t.retryNow}</p>
      {contract === 'active' && (
        <div className={panel.row}>
          <Button disabled={busy} onClick={() => run(() => act('start'))}>
            {t.tryNow}
          </Button>
          <Link className={panel.link} to={paths.settings(id)} state={state}>
            {other
              ? fill(t.toVersion, {
                  version:
                    other.version === core.version
                      ? fill(messages.create.build, { build: other.build ?? '' })
                      : other.version,
                })
              : t.otherVersion}
          </Link>
          <a className={panel.link} href={sitePage(locale, '/help/contact')}>
            {messages.create.toSupport}
          </a>
        </div>
      )}
    </div>
  )
}
