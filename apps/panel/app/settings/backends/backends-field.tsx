import type { Server } from '@zubr/contracts/servers/server'
import { type Backend, backendsIn, backendsText } from '@zubr/domain/cores/backends'
import { fill } from '@zubr/i18n/format'
import field from '@zubr/ui/field.module.css'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { CloseIcon, DownIcon } from '../../components/icons.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import { AddBackend } from './add-backend.tsx'
import { changeBackends, type ProxyForm } from './backend-changes.ts'
import { addable, type BackendRow, moved, rowsOf } from './backend-rows.ts'
import styles from './backends.module.css'
import { ChooseBackends } from './choose-backends.tsx'
import { type ModState, modOf, useForwardingMods } from './forwarding-mods.ts'
import { ModNote } from './mod-note.tsx'

type BackendsFieldProps = {
  label: string
  hint: string | undefined
  maxLength: number
  value: string
  /** The proxy's saved secret; empty if its forwarding is not signed. */
  secret: string
  onChange(value: string): void
  proxy: ProxyForm
}

/** The backends of a proxy, in the order that it tries for players. */
export function BackendsField({
  label,
  hint,
  maxLength,
  value,
  secret,
  onChange,
  proxy,
}: BackendsFieldProps) {
  const { messages } = useI18n()
  const listed = useEndpoint(null, 'GET /api/servers')
  const backends = backendsIn(value)
  const servers = listed.data ?? []
  const change = (next: readonly Backend[]) => onChange(backendsText(next))
  const fits = (next: Backend) => backendsText([...backends, next]).length <= maxLength
  const without = (removed: string) => backends.filter(({ name }) => name !== removed)
  const [leaving, setLeaving] = useState<{ server: Server; rest: readonly Backend[] }>()
  const { done } = useToasts()
  const id = useId()
  const t = messages.settings.backends
  const named = servers.filter((server) => backends.some(({ at }) => at === server.id))
  const mods = useForwardingMods(named)
  const leavingMod = leaving && mods.get(leaving.server.id) === 'there' && modOf(leaving.server)
  // The API notifies Forge's mod that there is no proxy any more.
  const leftOver = leaving?.server.core.id === 'fabric' && leavingMod
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={field.label}>{label}</legend>
      {backends.length === 0 && <p className={styles.none}>{t.none}</p>}
      <ol className={styles.rows}>
        {rowsOf(backends, servers, secret, mods).map((row, at) => (
          <li key={row.name} className={styles.row}>
            <span className={styles.what}>
              <b>{row.name}</b>{' '}
              {row.server ? (
                <Link className={panel.link} to={paths.server(row.server.id)}>
                  {row.server.name}
                </Link>
              ) : (
                row.link === 'elsewhere' && <span className={styles.address}>{row.at}</span>
              )}
              {listed.data && secret !== '' && <BondNote row={row} mod={mods.get(row.at)} />}
            </span>
            {row.link === 'apart' && row.server && secret !== '' && (
              <JoinButton server={row.server} name={row.name} proxy={proxy} onJoined={listed.refresh} />
            )}
            <span className={styles.buttons}>
              <RowButton
                what={fill(t.up, { name: row.name })}
                disabled={at === 0}
                onClick={() => change(moved(backends, at, -1))}
              >
                <DownIcon className={styles.up} />
              </RowButton>
              <RowButton
                what={fill(t.down, { name: row.name })}
                disabled={at === backends.length - 1}
                onClick={() => change(moved(backends, at, 1))}
              >
                <DownIcon />
              </RowButton>
              <RowButton
                what={fill(t.remove, { name: row.name })}
                onClick={() =>
                  (row.link === 'joined' || row.link === 'modded') && row.server
                    ? setLeaving({ server: row.server, rest: without(row.name) })
                    : change(without(row.name))
                }
              >
                <CloseIcon />
              </RowButton>
            </span>
          </li>
        ))}
      </ol>
      {secret !== '' && (
        <ChooseBackends
          servers={addable(servers, backends)}
          backends={backends}
          fits={(next) => backendsText(next).length <= maxLength}
          onChosen={async (next, chosen) => {
            const put = next.flatMap(({ name, at }) => (chosen.includes(at) ? [{ server: at, name }] : []))
            await changeBackends(proxy, { put })
            onChange(backendsText(next))
            listed.refresh()
          }}
        />
      )}
      <Confirm
        open={leaving !== undefined}
        title={fill(t.takeOutTitle, { name: leaving?.server.name ?? '' })}
        text={leftOver ? `${t.takeOutText} ${fill(t.takeOutMod, { mod: leftOver.name })}` : t.takeOutText}
        action={t.takeOutButton}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => {
          if (!leaving) return
          await changeBackends(proxy, { take: [leaving.server.id] })
          onChange(backendsText(leaving.rest))
          done(fill(t.takenOut, { name: leaving.server.name }))
          listed.refresh()
        }}
      />
      <AddBackend
        servers={addable(servers, backends)}
        backends={backends}
        fits={fits}
        onAdd={(backend) => change([...backends, backend])}
      />
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

function BondNote({ row: { link: bond, server }, mod }: { row: BackendRow; mod: ModState | undefined }) {
  const { messages } = useI18n()
  if (bond === 'modded')
    return <span className={styles.bond}>{server && <ModNote server={server} state={mod} />}</span>
  return (
    <span className={`${panel.small} ${bond === 'joined' ? styles.joined : panel.dim} ${styles.bond}`}>
      {messages.settings.backends[bond]}
    </span>
  )
}

type RowButtonProps = { what: string; disabled?: boolean; onClick(): void; children: React.ReactNode }

function RowButton({ what, disabled, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={what}
      title={what}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

type JoinButtonProps = { server: Server; name: string; proxy: ProxyForm; onJoined(): void }

/** Gives a server the proxy's secret, so that it accepts players only through the proxy. */
function JoinButton({ server, name: named, proxy, onJoined }: JoinButtonProps) {
  const { messages } = useI18n()
  const { done } = useToasts()
  const [asking, setAsking] = useState(false)
  const t = messages.settings.backends
  const { id, name } = server
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t.join}
      </Button>
      <Confirm
        open={asking}
        title={fill(t.joinTitle, { name })}
        text={t.joinText}
        action={t.join}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await changeBackends(proxy, { put: [{ server: id, name: named }] })
          done(fill(t.joinedNow, { name }))
          onJoined()
        }}
      />
    </>
  )
}
