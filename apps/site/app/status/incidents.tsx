import { dateFormat, fill } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { useEffect, useState } from 'react'
import { useI18n } from '../i18n.tsx'
import styles from './incidents.module.css'
import { type ChosenText, type IncidentView, momentFormat, type StatusView } from './status-view.ts'

/** Current incidents and planned maintenance; renders nothing if there are none. */
export function Announced({ view }: { view: StatusView }) {
  const { messages } = useI18n()
  return (
    <>
      <Group id="open" title={messages.status.openTitle} incidents={view.open} />
      <Group id="planned" title={messages.status.plannedTitle} incidents={view.planned} />
    </>
  )
}

/** Resolved incidents, by month. */
export function Past({ view }: { view: StatusView }) {
  const { locale, messages } = useI18n()
  const month = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <section className={styles.group} aria-labelledby="past">
      <h2 id="past">{messages.status.pastTitle}</h2>
      {view.past.length === 0 ? <p className={`dim ${styles.nothing}`}>{messages.status.pastNone}</p> : null}
      {view.past.map(({ month: of, incidents }) => (
        <section key={of} aria-labelledby={`past-${of}`}>
          <h3 className={styles.month} id={`past-${of}`}>
            {month.format(Date.parse(`${of}-15T12:00:00Z`))}
          </h3>
          {incidents.map((incident) => (
            <Item key={incident.id} incident={incident} level="h4" />
          ))}
        </section>
      ))}
    </section>
  )
}

function Group({ id, title, incidents }: { id: string; title: string; incidents: IncidentView[] }) {
  if (incidents.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {incidents.map((incident) => (
        <Item key={incident.id} incident={incident} level="h3" />
      ))}
    </section>
  )
}

function Item({ incident, level: Heading }: { incident: IncidentView; level: 'h3' | 'h4' }) {
  const { locale, messages } = useI18n()
  const { id, kind, state, impact, title, nodes, startsAt, endsAt, updates } = incident
  const lacking = [title, ...updates.map(({ html }) => html)].some((text) => text?.other)
  return (
    <article className={styles.item} id={`incident-${id}`} data-impact={impact} data-kind={kind}>
      <header>
        <Heading className={styles.title} lang={langOf(title)}>
          {title.text}
        </Heading>
        <p className={`row note ${styles.facts}`}>
          <span className={styles.state} data-state={state}>
            {messages.status.incidentStates[state]}
          </span>
          <span>{messages.status.impact[impact]}</span>
          <Times from={startsAt} to={endsAt} />
          {nodes.length > 0 ? (
            <span>
              {fill(messages.status.affectedNodes, {
                names: new Intl.ListFormat(localeFacts[locale].tag).format(nodes),
              })}
            </span>
          ) : null}
        </p>
        {lacking ? <p className={`small ${styles.lacking}`}>{messages.status.otherLanguage}</p> : null}
      </header>
      <ol className={styles.updates}>
        {updates.map(({ at, state: then, html }) => (
          <li key={at + then}>
            <p className={`row ${styles.when}`}>
              <b>{messages.status.incidentStates[then]}</b>
              <Times from={at} to={null} />
            </p>
            {html === null ? null : (
              <div
                className={styles.text}
                lang={langOf(html)}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: status-html.server.tsx made it, and lets no HTML of the operator's through
                dangerouslySetInnerHTML={{ __html: html.text }}
              />
            )}
          </li>
        ))}
      </ol>
    </article>
  )
}

function langOf({ other }: ChosenText): string | undefined {
  return other === null ? undefined : localeFacts[other].tag
}

/** A moment or a span; in UTC until hydration, then in the reader's time zone. */
function Times({ from, to }: { from: string; to: string | null }) {
  const { locale } = useI18n()
  const [timeZone, setTimeZone] = useState<string | undefined>('UTC')
  useEffect(() => setTimeZone(undefined), [])
  const format = momentFormat(locale, timeZone)
  return (
    <time dateTime={from}>
      {to === null ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to))}
    </time>
  )
}
