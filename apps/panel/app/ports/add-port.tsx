import type { ServerPorts } from '@zubr/contracts/servers/ports'
import type { Server } from '@zubr/contracts/servers/server'
import {
  hasUseFor,
  type PortProtocol,
  type PortPurpose,
  portProtocols,
  portPurposes,
  protocolOf,
} from '@zubr/domain/nodes/extra-ports'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { SelectField } from '../components/fields/field.tsx'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import styles from './ports.module.css'
import { usePortsMessages } from './ports-messages.tsx'

type AddPortProps = { server: Server; open: boolean; onClose(): void; onAdded(ports: ServerPorts): void }

/** Asks for the purpose of a new port, which sets its protocol. */
export function AddPort({ server, open, onClose, onAdded }: AddPortProps) {
  const messages = usePortsMessages()
  const { done } = useToasts()
  const [purpose, setPurpose] = useState<PortPurpose>('voice')
  const [chosen, setChosen] = useState<PortProtocol>('tcp')
  const [busy, run] = useBusy()
  const fixed = protocolOf[purpose]
  return (
    <Dialog open={open} title={messages.addTitle} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => {
            onAdded(
              await call('POST /api/servers/:id/ports', {
                params: { id: server.id },
                body: { purpose, protocol: fixed ?? chosen },
              }),
            )
            done(messages.added)
            onClose()
          })
        }}
      >
        <SelectField
          label={messages.purpose}
          hint={messages.purposes[purpose].text}
          value={purpose}
          onChange={({ target }) => setPurpose(target.value as PortPurpose)}
        >
          {portPurposes
            .filter((id) => hasUseFor(id, server.core.id))
            .map((id) => (
              <option key={id} value={id}>
                {messages.purposes[id].name}
              </option>
            ))}
        </SelectField>
        {fixed === null && (
          <SelectField
            label={messages.protocol}
            hint={messages.protocolHint}
            value={chosen}
            onChange={({ target }) => setChosen(target.value as PortProtocol)}
          >
            {portProtocols.map((id) => (
              <option key={id} value={id}>
                {id.toUpperCase()}
              </option>
            ))}
          </SelectField>
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" disabled={busy}>
            {messages.addButton}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
