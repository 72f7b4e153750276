import { fetchFailure } from '@zubr/process/error-code'
import { gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { alerts } from '../alerts-schema.ts'

/**
 * Alertmanager resolves an alert that it has not received for this long. Alerts are sent again
 * every minute.
 */
const staleAfterMs = 5 * 60_000
const patienceMs = 10_000

/**
 * Sends open and recently ended alerts to an Alertmanager. Safe to repeat. Rejects unless they were
 * accepted. Source: prometheus.io/docs/alerting/latest/alerts_api, "Sending alerts" (POST
 * /api/v2/alerts).
 */
export async function pushAlertmanager(
  db: Db,
  { url, brand }: { url: string; brand: { name: string } },
  signal: AbortSignal,
): Promise<void> {
  const rows = await db
    .select()
    .from(alerts)
    .where(or(isNull(alerts.closedAt), gt(alerts.closedAt, sql`now() - interval '15 minutes'`)))
  if (rows.length === 0) return
  const body = rows.map(({ key, message, openedAt, closedAt }) => {
    const [kind = key, ...subject] = key.split(':')
    const [summary = '', ...description] = message.split('\n')
    return {
      labels: {
        alertname: `zubr_${kind}`,
        service: brand.name,
        severity: 'warning',
        ...(subject.length > 0 && { subject: subject.join(':') }),
      },
      annotations: { summary, description: description.join('\n') },
      startsAt: openedAt.toISOString(),
      endsAt: (closedAt ?? new Date(Date.now() + staleAfterMs)).toISOString(),
    }
  })
  const answer = await fetch(new URL('api/v2/alerts', url.endsWith('/') ? url : `${url}/`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  }).catch((error: unknown) => {
    throw new Error(`the Alertmanager: no connection (${fetchFailure(error)})`)
  })
  // The body is not needed; its stream may have failed already.
  await answer.body?.cancel().catch(() => undefined)
  if (!answer.ok) throw new Error(`the Alertmanager: answered with status ${answer.status}`)
}
