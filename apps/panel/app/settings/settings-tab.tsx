import { lazy, Suspense, useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { Loaded, Loading } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { LostPage } from '../frame/route-failure.tsx'
import { useI18n } from '../i18n.tsx'
import { canDo } from '../server/can-do.ts'
import { useServer } from '../server/context.ts'
import { CoreForm } from './core-form.tsx'
import { DeleteServer } from './delete-server.tsx'
import { MoveServer } from './move-server.tsx'
import { NameForm } from './name-form.tsx'
import { RestartOffer } from './restart-offer.tsx'

const PortsCard = lazy(() => import('../ports/ports-card.tsx').catch(() => ({ default: LostPage })))

export default function SettingsTab() {
  const { words } = useI18n()
  const { server, restarts } = useServer()
  const form = useEndpoint(null, 'GET /api/servers/:id/settings', { params: { id: server.id } })
  const isHeld = server.contract !== 'active'
  const [isNew, setIsNew] = useState(false)
  const [seen, setSeen] = useState(restarts)
  // What has stopped or was restarted meanwhile starts with what was saved.
  if (isNew && (seen !== restarts || !canDo('restart', server))) setIsNew(false)
  if (seen !== restarts) setSeen(restarts)
  return (
    <div className={panel.column}>
      {isHeld && <Notice>{words.settings.notActive}</Notice>}
      <NameForm key={server.id} disabled={isHeld} />
      <Loaded of={form}>
        {(own) => (
          <CoreForm
            key={server.id}
            id={server.id}
            core={server.core.id}
            memoryMb={server.limits.memoryMb}
            form={own}
            disabled={isHeld}
            onSaved={(saved) => {
              form.put(saved)
              setIsNew(canDo('restart', server))
            }}
          />
        )}
      </Loaded>
      {isNew && <RestartOffer />}
      {server.contract !== 'deleted' && (
        <Suspense fallback={<Loading />}>
          <PortsCard key={server.id} />
        </Suspense>
      )}
      {server.contract !== 'deleted' && <MoveServer />}
      {server.contract !== 'blocked' && server.contract !== 'deleted' && <DeleteServer />}
    </div>
  )
}
