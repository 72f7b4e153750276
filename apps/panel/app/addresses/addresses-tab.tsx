import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import { useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { Loaded } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { WithAddressesMessages } from './addresses-messages.tsx'
import { DomainsCard } from './domains/domains-card.tsx'
import { NamesCard } from './names-card.tsx'
import { StartsCard } from './starts-card.tsx'

const idleMs = 30_000
/** Poll interval while a port or a DNS record is pending. */
const waitingMs = 4_000

const awaits = ({ byPort, domains }: ServerAddresses) =>
  byPort === null || domains.some(({ state }) => state !== 'confirmed')

/** Addresses of a server, and who may start it by joining. */
export default function AddressesTab() {
  const { messages } = useI18n()
  const { server, polled: all } = useServer()
  const [waits, setWaits] = useState(false)
  const addressesQuery = useEndpoint(waits ? waitingMs : idleMs, 'GET /api/servers/:id/addresses', {
    params: { id: server.id },
  })
  const isWaiting = addressesQuery.data !== undefined && awaits(addressesQuery.data)
  if (waits !== isWaiting) setWaits(isWaiting)
  const isHeld = server.contract !== 'active'
  const onChanged = (addresses: ServerAddresses) => {
    addressesQuery.put(addresses)
    // The server's page shows the address too.
    all.refresh()
  }
  return (
    <WithAddressesMessages key={server.id}>
      <div className={panel.column}>
        {isHeld && <Notice>{messages.settings.notActive}</Notice>}
        {/* The page already shows a failed connection. */}
        <Loaded of={addressesQuery} part={all.failure !== undefined}>
          {(addresses) => {
            const shared = { server: server.id, addresses, disabled: isHeld, onChanged }
            return (
              <>
                <NamesCard {...shared} />
                {server.transport === 'tcp' && (
                  <>
                    <DomainsCard {...shared} />
                    <StartsCard {...shared} />
                  </>
                )}
              </>
            )
          }}
        </Loaded>
      </div>
    </WithAddressesMessages>
  )
}
