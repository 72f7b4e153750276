import { emptyStopChoices, suggestedEmptyStopMinutes } from '@zubr/domain/servers/empty-stop'
import { fill, formatDuration } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { call } from '../api/request.ts'
import { SelectField, SwitchField } from '../components/fields/field.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { isBehindProxy } from './backends/backend-rows.ts'
import styles from './settings.module.css'

/** Whether the server stops while it is empty, and after how long. Each change is saved at once. */
export function EmptyStopCard({ disabled }: { disabled: boolean }) {
  const { server, polled } = useServer()
  const { locale, messages } = useI18n()
  const t = messages.settings.emptyStop
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const group = useFocusFallback<HTMLElement>()
  const { emptyStopMinutes: minutes, stats, state } = server
  // Switched off and on, it keeps the chosen time.
  const [chosen, setChosen] = useState<number>(minutes ?? suggestedEmptyStopMinutes)
  const after = minutes ?? chosen
  const choices = [...new Set([...emptyStopChoices, after])].toSorted((a, b) => a - b)
  const put = async (next: number | null) =>
    polled.put(
      await call('PUT /api/servers/:id/empty-stop', { params: { id: server.id }, body: { minutes: next } }),
    )
  return (
    <section className={panel.plate} ref={group} tabIndex={-1} aria-labelledby="empty-stop">
      <h2 id="empty-stop">{t.heading}</h2>
      <p className={`${panel.dim} ${styles.note}`}>{t.intro}</p>
      <div className={panel.column}>
        <SwitchField
          wide
          label={t.switch}
          checked={minutes !== null}
          disabled={busy || disabled}
          onChange={({ target: { checked } }) =>
            void run(async () => {
              await put(checked ? after : null)
              done(checked ? t.turnedOn : t.turnedOff)
            })
          }
        />
        <SelectField
          label={t.after}
          value={after}
          disabled={busy || disabled}
          onChange={({ target }) => {
            const next = Number(target.value)
            setChosen(next)
            if (minutes !== null)
              void run(async () => {
                await put(next)
                done(messages.frame.saved)
              })
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {formatDuration(locale, choice * 60)}
            </option>
          ))}
        </SelectField>
        {minutes !== null && state === 'running' && stats?.players === null && <Notice>{t.unknown}</Notice>}
        {minutes !== null && <HowToStart />}
      </div>
    </section>
  )
}

function HowToStart() {
  const { server } = useServer()
  const { emptyStop, backends } = useI18n().messages.settings
  if (isBehindProxy(server)) return <Notice>{backends.noStart}</Notice>
  return server.transport === 'tcp' ? <Starters /> : <Notice>{emptyStop.bedrock}</Notice>
}

/** Who can start the stopped server. */
function Starters() {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  const t = messages.settings.emptyStop
  const addressesQuery = useEndpoint(null, 'GET /api/servers/:id/addresses', { params: { id: server.id } })
  return (
    <Loaded of={addressesQuery}>
      {({ starts: { isOn, players } }) => (
        <>
          {isOn && players.length > 0 ? (
            <p>{fill(t.starters, { names: listOf(locale, players) })}</p>
          ) : (
            <Notice>{t.nobody}</Notice>
          )}
          <p>
            <Link to={paths.addresses(server.id)}>{t.link}</Link>
          </p>
        </>
      )}
    </Loaded>
  )
}

const listOf = (locale: keyof typeof localeFacts, names: readonly string[]) =>
  new Intl.ListFormat(localeFacts[locale].tag).format(names)
