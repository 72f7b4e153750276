import { maxStarters } from '@zubr/contracts/edge/limits'
import { fill } from '@zubr/i18n/format'
import { useRef, useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { SwitchField, TextField } from '../components/fields/field.tsx'
import { CloseIcon } from '../components/icons.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { isBehindProxy } from '../settings/backends/backend-rows.ts'
import styles from './addresses.module.css'
import { useAddressesMessages } from './addresses-messages.tsx'
import type { CardProps } from './card.ts'

/** Who may start the stopped server by joining. Each change is saved at once. */
export function StartsCard({ server, addresses, disabled, onChanged }: CardProps) {
  const { messages } = useI18n()
  const { server: current } = useServer()
  const t = useAddressesMessages()
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const group = useFocusFallback<HTMLElement>()
  const { isOn, players } = addresses.starts
  const put = async (starts: typeof addresses.starts) =>
    onChanged(await call('PUT /api/servers/:id/starts', { params: { id: server }, body: starts }))
  return (
    <section className={`${panel.plate} ${styles.card}`} ref={group} tabIndex={-1} aria-labelledby="starts">
      <h2 id="starts">{t.starts}</h2>
      {isBehindProxy(current) ? (
        <Notice>{messages.settings.backends.noStart}</Notice>
      ) : (
        <p className={styles.text}>{t.startsIntro}</p>
      )}
      <SwitchField
        wide
        label={t.startsSwitch}
        checked={isOn}
        disabled={busy || disabled}
        onChange={({ target: { checked } }) =>
          void run(async () => {
            await put({ isOn: checked, players })
            done(checked ? t.startsOn : t.startsOff)
          })
        }
      />
      {isOn && players.length === 0 && <p className={`${panel.alert} ${panel.calm}`}>{t.startsNobody}</p>}
      {players.length > 0 && (
        <ul className={styles.chips} aria-label={t.startsSwitch}>
          {players.map((name) => (
            <li key={name}>
              {name}
              <button
                type="button"
                aria-label={fill(t.removePlayer, { name })}
                title={fill(t.removePlayer, { name })}
                disabled={busy || disabled}
                onClick={() =>
                  void run(() => put({ isOn, players: players.filter((other) => other !== name) }))
                }
              >
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {players.length < maxStarters ? (
        <AddPlayers
          players={players}
          disabled={disabled}
          onAdd={(names) => put({ isOn, players: [...players, ...names] })}
        />
      ) : (
        <p className={panel.dim}>{fill(t.playersFull, { most: maxStarters })}</p>
      )}
      <p className={`${panel.dim} ${panel.small} ${styles.text}`}>{t.startsLimits}</p>
    </section>
  )
}

type AddPlayersProps = {
  players: readonly string[]
  disabled: boolean
  onAdd(names: readonly string[]): Promise<void>
}

/** The same as in packages/contracts/src/edge/routes.ts, without zod. */
const shape = /^\w{1,16}$/
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Adds one or more names. The text stays until they are saved. */
function AddPlayers({ players, disabled, onAdd }: AddPlayersProps) {
  const t = useAddressesMessages()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, run] = useBusy()
  const form = useRef<HTMLFormElement>(null)
  const names = typed
    .split(/[\s,;]+/)
    .filter((name, index, all) => name !== '' && all.findIndex((other) => same(name, other)) === index)
  const faultOf = (): string | undefined => {
    const odd = names.find((name) => !shape.test(name))
    if (odd !== undefined) return fill(t.playerFault, { name: odd })
    const known = names.find((name) => players.some((other) => same(name, other)))
    if (known !== undefined) return fill(t.playerTaken, { name: known })
    return players.length + names.length > maxStarters
      ? fill(t.playersFull, { most: maxStarters })
      : undefined
  }
  return (
    <form
      ref={form}
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy || names.length === 0) return
        const why = faultOf()
        setFault(why)
        form.current?.querySelector('input')?.focus()
        if (why === undefined)
          void run(async () => {
            await onAdd(names)
            setTyped('')
          })
      }}
    >
      <TextField
        label={t.players}
        hint={t.playersHint}
        fault={fault}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value)
          setFault(undefined)
        }}
      />
      <Button
        tone="quiet"
        type="submit"
        className={styles.submit}
        disabled={busy || disabled || typed.trim() === ''}
      >
        {t.addPlayer}
      </Button>
    </form>
  )
}
