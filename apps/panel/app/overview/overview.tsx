import { fill, formatPercent, plural } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { DiagnosisPlace } from '../diagnosis/diagnosis-section.tsx'
import { formatDate, formatMegabytes } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { Address } from '../server/address.tsx'
import { canJoin } from '../server/can-do.ts'
import { useServer } from '../server/context.ts'
import { contractEnd } from '../server/contract-end.ts'
import { coreName } from '../server/core-name.ts'
import { EndMark } from '../server/end-mark.tsx'
import { planName } from '../server/plan-name.ts'
import styles from '../server/server.module.css'
import { ProxyLinks } from '../settings/backends/backend-links.tsx'
import { isBehindProxy } from '../settings/backends/backend-rows.ts'
import { AutoExtend } from '../terms/auto-extend.tsx'
import { ChangePlan } from '../terms/change-plan.tsx'
import { ActivityLog } from './activity-log.tsx'
import { Charts } from './charts.tsx'
import { Extend } from './extend.tsx'
import { Gauge } from './gauge.tsx'
import { Players } from './players.tsx'
import { ServerStateNotice } from './server-state-notice.tsx'

export default function Overview() {
  const { locale, messages } = useI18n()
  const { server } = useServer()
  const { stats, limits } = server
  const memoryMb = server.memoryInEffectMb ?? limits.memoryMb
  // The EULA notice disappears together with its button.
  const join = useFocusFallback<HTMLElement>()
  const end = contractEnd(server, Date.now())
  const megabytes = (mb: number) => formatMegabytes(locale, messages, mb)
  const of = (used: number, limit: number) =>
    fill(messages.frame.of, { used: megabytes(used), limit: megabytes(limit) })
  const memoryText = (used: number) =>
    memoryMb === limits.memoryMb
      ? of(used, memoryMb)
      : fill(messages.pendingRestart.memory, {
          ...{ used: megabytes(used), limit: megabytes(memoryMb), next: megabytes(limits.memoryMb) },
        })
  return (
    <>
      <DiagnosisPlace />
      <div className={styles.overview}>
        {canJoin(server) && (
          <section
            ref={join}
            tabIndex={-1}
            className={`${panel.plate} ${styles.join}`}
            aria-label={messages.server.address}
          >
            <h2>{messages.server.address}</h2>
            {!isBehindProxy(server) && <Address />}
            <ProxyLinks />
            <ServerStateNotice />
          </section>
        )}
        <div className={`${panel.plate} ${styles.gauges}`}>
          <Gauge
            label={messages.server.cpu}
            percent={stats?.cpuPercent ?? null}
            text={stats ? formatPercent(locale, Math.round(stats.cpuPercent)) : messages.server.noStats}
          />
          <Gauge
            label={messages.server.memory}
            percent={stats ? (100 * stats.memoryMb) / memoryMb : null}
            text={stats ? memoryText(stats.memoryMb) : messages.server.noStats}
          />
          <Gauge
            label={messages.server.disk}
            percent={stats ? (100 * stats.diskMb) / limits.diskMb : null}
            text={stats ? of(stats.diskMb, limits.diskMb) : messages.server.noStats}
          />
          <Players />
        </div>
        <div className={`${panel.plate} ${styles.charts}`}>
          <Charts />
        </div>
        <section className={`${panel.plate} ${styles.plan}`}>
          <h2>{planName(locale, messages, server.plan)}</h2>
          <dl className={panel.facts}>
            {(
              [
                [
                  messages.server.core,
                  <>
                    {coreName(server.core.id)} {server.core.version}{' '}
                    {server.core.experimental && (
                      <span className={panel.mark}>{messages.create.experimental}</span>
                    )}
                  </>,
                ],
                [messages.server.build, server.core.build],
                ['Java', server.core.java],
                [messages.server.node, server.node],
                [messages.server.subdomain, server.subdomain],
                [messages.server.created, formatDate(locale, server.createdAt)],
              ] as const
            )
              .filter(([, value]) => value !== null)
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          {server.paidUntil ? (
            <div className={`${panel.spread} ${styles.paid}`}>
              <p>
                {fill(messages.server.paidUntil, { date: formatDate(locale, server.paidUntil) })}
                {end && (
                  <span className={`${panel.dim} ${panel.ownLine}`}>
                    {end.isNear ? (
                      <EndMark server={server} />
                    ) : (
                      plural(locale, messages.server.daysLeft, end.days)
                    )}
                  </span>
                )}
              </p>
              {server.contract === 'active' && (
                <div className={panel.row}>
                  <ChangePlan />
                  <Extend />
                </div>
              )}
              <AutoExtend />
            </div>
          ) : (
            <div className={`${panel.spread} ${styles.paid}`}>
              <p className={panel.dim}>{messages.server.freePlan}</p>
              <ChangePlan />
            </div>
          )}
        </section>
        <section className={`${panel.plate} ${styles.journal}`}>
          <h2>{messages.server.activity}</h2>
          <ActivityLog />
        </section>
      </div>
    </>
  )
}
