import { lookUp } from '@zubr/domain/tables/look-up'
import { dateFormat, fill, formatAge, formatDuration, formatPercent, plural } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { buttonClass } from '@zubr/ui/button'
import { useEffect, useState } from 'react'
import { useI18n } from '../i18n.tsx'
import { type NodeState, type NodesSnapshot, overallOf, unnamedProblem } from './node-stats.ts'
import styles from './status-board.module.css'
import { momentFormat, publishedSnapshot, type StatusView } from './status-view.ts'
import { type Pings, useNodes, usePings } from './use-nodes.ts'

/**
 * The overall state and the list of nodes with load, state, duration and the visitor's ping. Until
 * the browser has its own list, or without scripts, it shows the published state with its time.
 */
export function StatusBoard({
  probeTemplate,
  published,
}: {
  probeTemplate: string
  published: StatusView | null
}) {
  const { messages } = useI18n()
  const live = useNodes()
  const isPublished = published !== null && live.fetchedAt === null
  const snapshot = isPublished ? publishedSnapshot(published, live.phase) : live
  const { pings, observe } = usePings(snapshot.round, probeTemplate)
  // A page rendered with nodes already has their height.
  const [waited] = useState(published === null || published.nodes.length === 0)
  return (
    <>
      <Summary snapshot={snapshot} publishedAt={isPublished ? published.at : null} />
      <p className={styles.withoutScript}>{messages.status.needsScript}</p>
      <div className={waited ? styles.waited : undefined}>
        {snapshot.nodes.length > 0 ? (
          <NodeTable nodes={snapshot.nodes} pings={pings} observe={observe} />
        ) : (
          // An old empty list has no information, so the progress of the browser's request is
          // shown.
          <Nothing phase={snapshot.phase === 'unknown' ? live.phase : snapshot.phase} />
        )}
      </div>
      <p className={`note ${styles.note}`}>
        {messages.status.lead} {messages.status.pingNote}
      </p>
    </>
  )
}

type SummaryProps = { snapshot: NodesSnapshot; publishedAt: string | null }

function Summary({ snapshot, publishedAt }: SummaryProps) {
  const { locale, messages } = useI18n()
  const overall = overallOf(snapshot)
  const { tag } = localeFacts[locale]
  const sentence =
    overall.state === 'problems'
      ? plural(locale, messages.status.problemNodes, overall.names.length, {
          names: new Intl.ListFormat(tag).format(shortened(overall.names)),
        })
      : messages.systems[overall.state]
  return (
    <div className={`plate ${styles.summary}`} data-state={overall.state}>
      <span className={styles.light} aria-hidden="true" />
      <p className={styles.sentence}>{sentence}</p>
      {publishedAt !== null ? (
        <p className={`note ${styles.freshness}`}>
          {/* In UTC: the server does not know the reader's time zone. */}
          {fill(messages.status.published, {
            time: momentFormat(locale, 'UTC').format(Date.parse(publishedAt)),
          })}
        </p>
      ) : snapshot.fetchedAt === null ? (
        <p className={`note ${styles.freshness}`} />
      ) : (
        <Freshness phase={snapshot.phase} fetchedAt={snapshot.fetchedAt} />
      )}
    </div>
  )
}

/** The first five of a thousand names are enough. */
function shortened(names: readonly string[]): string[] {
  return names.length <= 6 ? [...names] : [...names.slice(0, 5), '…']
}

function Freshness({ phase, fetchedAt }: { phase: NodesSnapshot['phase']; fetchedAt: number }) {
  const { locale, messages } = useI18n()
  const isStale = phase !== 'ready'
  const [now, setNow] = useState(fetchedAt)
  useEffect(() => {
    if (!isStale) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [isStale])
  const time = dateFormat(locale, { timeStyle: 'medium' }).format(fetchedAt)
  return (
    <p className={`note ${styles.freshness}`} data-stale={isStale}>
      {isStale
        ? fill(messages.status.stale, { age: formatAge(locale, Math.max(0, now - fetchedAt) / 1000) })
        : fill(messages.status.updated, { time })}
    </p>
  )
}

function Nothing({ phase }: { phase: NodesSnapshot['phase'] }) {
  const { messages } = useI18n()
  if (phase === 'loading')
    return (
      <p className={`dim needs-script ${styles.message}`} role="status">
        {messages.status.loading}
      </p>
    )
  if (phase === 'ready') return <p className={`dim ${styles.message}`}>{messages.status.empty}</p>
  return (
    <div className={`dim ${styles.message}`}>
      <p>{messages.status.failed}</p>
      <button
        type="button"
        className={buttonClass({ tone: 'quiet', size: 'small' })}
        onClick={() => window.zubrNodes?.refresh()}
      >
        {messages.status.retry}
      </button>
    </div>
  )
}

type NodeTableProps = { nodes: readonly NodeState[]; pings: Pings; observe: (row: Element | null) => void }

function NodeTable({ nodes, pings, observe }: NodeTableProps) {
  const { messages } = useI18n()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.status.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.status.node}</th>
          <th scope="col">{messages.status.state}</th>
          <th scope="col">{messages.status.load}</th>
          <th scope="col">{messages.status.duration}</th>
          <th scope="col">{messages.status.ping}</th>
        </tr>
      </thead>
      <tbody>
        {nodes.map((node) => (
          <NodeRow key={node.name} node={node} ping={lookUp(pings, node.name)} observe={observe} />
        ))}
      </tbody>
    </table>
  )
}

type NodeRowProps = {
  node: NodeState
  ping: number | null | undefined
  observe: (row: Element | null) => void
}

function NodeRow({ node, ping, observe }: NodeRowProps) {
  const { locale, messages } = useI18n()
  const { noData, well } = messages.status
  const state = !node.known ? 'unknown' : node.problem === null ? 'well' : 'problem'
  return (
    <tr ref={observe} data-node={node.name} data-state={state}>
      <th scope="row">{node.name}</th>
      <td className={styles.state}>
        <span className={styles.light} aria-hidden="true" />
        {!node.known ? noData : node.problem === null ? well : <Problem problem={node.problem} />}
      </td>
      <td data-label={messages.status.load}>
        {node.load === null ? (
          noData
        ) : (
          <span className={styles.load}>
            <meter min={0} max={100} high={95} value={node.load} aria-hidden="true" />
            {formatPercent(locale, node.load)}
          </span>
        )}
      </td>
      <td data-label={messages.status.duration}>
        {node.duration === null ? noData : formatDuration(locale, node.duration)}
      </td>
      <td data-label={messages.status.ping}>
        {ping === undefined ? (
          <span aria-hidden="true">…</span>
        ) : ping === null ? (
          messages.status.notMeasured
        ) : (
          new Intl.NumberFormat(localeFacts[locale].tag, { style: 'unit', unit: 'millisecond' }).format(ping)
        )}
      </td>
    </tr>
  )
}

/** A problem in the reader's language; unknown texts are shown unchanged. */
function Problem({ problem }: { problem: string }) {
  const { messages } = useI18n()
  if (problem === unnamedProblem) return messages.status.unnamedProblem
  const known: Partial<Record<string, string>> = messages.status.problems
  return lookUp(known, problem) ?? problem
}
