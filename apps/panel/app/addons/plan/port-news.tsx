import type { PlannedPort } from '@zubr/contracts/addons/changes'
import type { ExtraPort } from '@zubr/contracts/servers/ports'
import { type PortFile, portFilesOf } from '@zubr/domain/nodes/port-users'
import { fill } from '@zubr/i18n/format'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import panel from '../../components/panel.module.css'
import { filesOf } from '../../file-access/context.ts'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import { useServer } from '../../server/context.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { writePort } from './write-port.ts'

export type PortNewsOf = {
  /** The change that installs the addons. */
  change: string
  /** The address of the page on which it was started. */
  at: string
  /** Each port with the files of its addon. */
  ports: readonly (PlannedPort & { files: readonly PortFile[] })[]
}

const waitingMs = 2_000

/** The ports that the node assigned to new addons, and the files that contain or need them. */
export function PortNews({ of, onClose }: { of: PortNewsOf; onClose(): void }) {
  const { server } = useServer()
  const { messages: common } = useI18n()
  const messages = useAddonsMessages().plan.ports
  const { changes } = useAddons()
  const [waits, setWaits] = useState(true)
  const portsQuery = useEndpoint(waits ? waitingMs : null, 'GET /api/servers/:id/ports', {
    params: { id: server.id },
  })
  const all = of.ports.map((planned) => ({
    planned,
    assigned: portsQuery.data?.ports.findLast(({ purpose }) => purpose === planned.purpose),
  }))
  const isWaiting = all.some(({ assigned }) => assigned?.address == null)
  if (waits !== isWaiting) setWaits(isWaiting)
  const phase = changes.data?.find(({ id }) => id === of.change)?.phase
  if (phase !== 'done') return null
  return (
    <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
      <div>
        {all.map(({ planned, assigned }) =>
          assigned?.address == null ? (
            <p key={planned.purpose}>{fill(messages.waiting, { name: planned.name })}</p>
          ) : (
            <AssignedPort
              key={planned.purpose}
              planned={planned}
              assigned={{ ...assigned, address: assigned.address }}
            />
          ),
        )}
        <Link className={panel.link} to={`${paths.settings(server.id)}#ports`}>
          {messages.toPorts}
        </Link>
      </div>
      <Button tone="quiet" onClick={onClose}>
        {common.frame.dismiss}
      </Button>
    </div>
  )
}

type AssignedPortProps = { planned: PortNewsOf['ports'][number]; assigned: ExtraPort & { address: string } }

function AssignedPort({ planned, assigned }: AssignedPortProps) {
  const { server } = useServer()
  const messages = useAddonsMessages().plan.ports
  const [outcome, setOutcome] = useState<'written' | 'failed'>()
  const begun = useRef(false)
  const [file] = planned.files.length > 0 ? planned.files : portFilesOf(planned.purpose, server.core.id)
  const port = assigned.port ?? 0
  useEffect(() => {
    if (!file?.canBeNew || begun.current) return
    begun.current = true
    writePort(filesOf(server.id), file, { port, address: assigned.address }).then(
      () => setOutcome('written'),
      () => setOutcome('failed'),
    )
  }, [file, server.id, port, assigned.address])
  const values = { name: planned.name, address: assigned.address, port: String(port), file: file?.path ?? '' }
  if (file?.canBeNew && outcome === undefined) return <p>{fill(messages.waiting, values)}</p>
  return (
    <p>
      {fill(
        outcome === 'written' ? messages.written : outcome ? messages.notWritten : messages.write,
        values,
      )}
    </p>
  )
}
