import type { Server } from '@zubr/contracts/servers/server'
import type { Backend } from '@zubr/domain/cores/backends'
import { forwardingOf } from '@zubr/domain/cores/forwarding'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { SwitchField } from '../../components/fields/field.tsx'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useI18n } from '../../i18n.tsx'
import { coreName } from '../../server/core-name.ts'
import { freeName } from './backend-rows.ts'
import styles from './backends.module.css'
import { useForwardingMods } from './forwarding-mods.ts'
import { ModNote } from './mod-note.tsx'

type ChooseBackendsProps = {
  /** The owner's servers that are not backends yet. */
  servers: readonly Server[]
  backends: readonly Backend[]
  fits(backends: readonly Backend[]): boolean
  /** Runs with the new list, and the ids of the chosen servers. */
  onChosen(backends: readonly Backend[], chosen: readonly string[]): Promise<void>
}

/**
 * Adds several of the owner's servers at once; both sides are written and restarted after one
 * confirmation.
 */
export function ChooseBackends({ servers, backends, fits, onChosen }: ChooseBackendsProps) {
  const { messages } = useI18n()
  const t = messages.settings.backends
  const { done } = useToasts()
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [busy, run] = useBusy()
  const mods = useForwardingMods(open ? servers : [])
  const chosen = servers.filter(({ id }) => marked.has(id))
  const next = [...backends]
  for (const { id, subdomain } of chosen) next.push({ name: freeName(subdomain, next), at: id })
  const isFull = !fits(next)
  const close = () => {
    setOpen(false)
    setMarked(new Set())
  }
  if (servers.length === 0) return null
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t.chooseOwn}
      </Button>
      <Dialog open={open} title={t.chooseTitle} onClose={close}>
        <ul className={styles.choice}>
          {servers.map((server) => {
            const { id, name, core } = server
            const isAble = forwardingOf(core.id, core.gameVersion) !== null
            return (
              <li key={id}>
                <SwitchField
                  label={`${name} (${coreName(core.id)} ${core.version})`}
                  hint={isAble ? undefined : t.unable}
                  disabled={!isAble}
                  checked={marked.has(id)}
                  onChange={({ target }) => {
                    const others = [...marked].filter((each) => each !== id)
                    setMarked(new Set(target.checked ? [...others, id] : others))
                  }}
                />
                <ModNote server={server} state={mods.get(id)} />
              </li>
            )
          })}
        </ul>
        <p role="status">{isFull ? t.full : t.chooseText}</p>
        <DialogButtons onCancel={close}>
          <Button
            disabled={busy || chosen.length === 0 || isFull}
            onClick={() =>
              run(async () => {
                await onChosen(
                  next,
                  chosen.map(({ id }) => id),
                )
                done(t.chosen)
                close()
              })
            }
          >
            {t.chooseButton}
          </Button>
        </DialogButtons>
      </Dialog>
    </div>
  )
}
