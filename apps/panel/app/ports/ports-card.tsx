import { hasUseFor, maxExtraPorts } from '@zubr/domain/nodes/extra-ports'
import { portFilesOf } from '@zubr/domain/nodes/port-users'
import { useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { Button } from '../components/button.tsx'
import { PlusIcon } from '../components/icons.tsx'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { useServer } from '../server/context.ts'
import { AddPort } from './add-port.tsx'
import { PortRow } from './port-row.tsx'
import styles from './ports.module.css'
import { usePortsMessages, WithPortsMessages } from './ports-messages.tsx'
import { usePresentFiles } from './use-present-files.ts'

const idleMs = 60_000
/** Poll interval until the node has assigned a number. */
const waitingMs = 2_000

/** A server's extra ports: for voice chat, maps, votes. */
export default function PortsCard() {
  return (
    <WithPortsMessages>
      <Card />
    </WithPortsMessages>
  )
}

function Card() {
  const messages = usePortsMessages()
  const { server } = useServer()
  const [waits, setWaits] = useState(false)
  const portsQuery = useEndpoint(waits ? waitingMs : idleMs, 'GET /api/servers/:id/ports', {
    params: { id: server.id },
  })
  const ports = portsQuery.data?.ports ?? []
  const isWaiting = ports.some(({ port }) => port === null)
  if (waits !== isWaiting) setWaits(isWaiting)
  const [adding, setAdding] = useState(false)
  const isHeld = server.contract !== 'active'
  const files =
    isHeld || server.maintenance
      ? []
      : ports.flatMap(({ purpose }) => portFilesOf(purpose, server.core.id).map(({ path }) => path))
  const present = usePresentFiles(server.id, [...new Set(files)])
  return (
    <section className={panel.plate} aria-labelledby="ports">
      <h2 id="ports">{messages.heading}</h2>
      <div className={styles.card}>
        <p className={panel.dim}>{messages.intro}</p>
        <Loaded of={portsQuery}>
          {(answer) => (
            <>
              {answer.ports.length === 0 && <p className={styles.none}>{messages.empty}</p>}
              <ul className={styles.rows}>
                {answer.ports.map((port) => (
                  <PortRow
                    key={port.id}
                    server={server.id}
                    port={port}
                    mapLink={answer.mapLink}
                    files={portFilesOf(port.purpose, server.core.id)}
                    isWritten={port.purpose === 'query' && hasUseFor('query', server.core.id)}
                    present={present}
                    disabled={isHeld}
                    onChanged={portsQuery.put}
                  />
                ))}
              </ul>
              {answer.ports.length > 0 && <p className={`${panel.dim} ${panel.small}`}>{messages.restart}</p>}
              <div className={panel.row}>
                <Button
                  tone="quiet"
                  disabled={isHeld || answer.more !== 'yes'}
                  onClick={() => setAdding(true)}
                >
                  <PlusIcon />
                  {messages.add}
                </Button>
                {answer.more !== 'yes' && (
                  <p className={panel.dim}>
                    {answer.ports.length >= maxExtraPorts ? messages.serverFull : messages.nodeFull}
                  </p>
                )}
              </div>
              <AddPort
                server={server}
                open={adding}
                onClose={() => setAdding(false)}
                onAdded={portsQuery.put}
              />
            </>
          )}
        </Loaded>
      </div>
    </section>
  )
}
