import { type ReinstallPart, reinstallParts } from '@zubr/contracts/addons/addon-constants'
import type { ServerChange } from '@zubr/contracts/addons/changes'
import { supportedAddons } from '@zubr/domain/cores/addons'
import { isWorldFolder, usualWorld } from '@zubr/domain/cores/change/folders'
import { fill } from '@zubr/i18n/format'
import { useRef, useState } from 'react'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { TextField } from '../../components/fields/field.tsx'
import panel from '../../components/panel.module.css'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useCoreMessages } from '../../cores/core-messages.tsx'
import { filesOf } from '../../file-access/context.ts'
import { ownWorld } from '../../files/actions/own-world.ts'
import { useServer } from '../../server/context.ts'
import settings from '../settings.module.css'
import styles from './core.module.css'

/** Reinstalls the core, and deletes what the owner selects; the server's name confirms it. */
export function Reinstall({ onBegun }: { onBegun(change: ServerChange): void }) {
  const { server } = useServer()
  const messages = useCoreMessages().reinstall
  const [open, setOpen] = useState(false)
  const [dropped, setDropped] = useState<readonly ReinstallPart[]>([])
  const [typed, setTyped] = useState('')
  const [busy, run] = useBusy()
  const key = useRef('')
  const isTyped = typed.trim() === server.name
  const hasAddons = supportedAddons(server.core.id).some(({ kind }) => kind !== 'datapack')
  const offered = reinstallParts.filter(
    (part) => (part !== 'world' || server.edition !== 'proxy') && (part !== 'addons' || hasAddons),
  )
  async function begin() {
    const { folder } = dropped.includes('world')
      ? await ownWorld(filesOf(server.id), server.core)
      : { folder: usualWorld }
    onBegun(
      await call('POST /api/servers/:id/reinstall', {
        params: { id: server.id },
        headers: { 'idempotency-key': key.current },
        body: {
          name: server.name,
          worldFolder: isWorldFolder(folder) ? folder : usualWorld,
          fresh: [...dropped],
        },
      }),
    )
    setOpen(false)
  }
  return (
    <div className={styles.part}>
      <h3>{messages.heading}</h3>
      <p className={`${panel.dim} ${settings.note}`}>{messages.text}</p>
      <Button
        tone="quiet"
        onClick={() => {
          setTyped('')
          setDropped([])
          key.current = crypto.randomUUID()
          setOpen(true)
        }}
      >
        {messages.button}
      </Button>
      <Dialog open={open} title={fill(messages.title, { name: server.name })} onClose={() => setOpen(false)}>
        <form
          className={panel.column}
          onSubmit={(event) => {
            event.preventDefault()
            if (isTyped) void run(begin)
          }}
        >
          <fieldset className={styles.ticks}>
            <legend>{messages.ask}</legend>
            {offered.map((part) => (
              <label key={part} className={styles.tick}>
                <input
                  type="checkbox"
                  checked={dropped.includes(part)}
                  onChange={({ target }) =>
                    setDropped(target.checked ? [...dropped, part] : dropped.filter((item) => item !== part))
                  }
                />
                <span>
                  {messages[part]}
                  {part === 'settings' && (
                    <span className={`${panel.ownLine} ${panel.dim} ${panel.small}`}>
                      {messages.settingsHint}
                    </span>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
          <p className={panel.dim}>{messages.lists}</p>
          <TextField
            wide
            label={fill(messages.type, { name: server.name })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <DialogButtons onCancel={() => setOpen(false)}>
            <Button tone="danger" type="submit" disabled={!isTyped || busy}>
              {messages.button}
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
    </div>
  )
}
