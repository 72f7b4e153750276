import type { ServerSettings } from '@zubr/contracts/servers'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { fieldsInFile, type SettingsFileKind, settingsFilesOf } from '@zubr/domain/settings-files/files'
import { lazy, Suspense, useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { Loaded, Loading } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { filesOf } from '../files/context.ts'
import { FilesWords } from '../files/words.tsx'
import { LostPage } from '../frame/route-failure.tsx'
import { useI18n } from '../i18n.tsx'
import { canDo } from '../server/can-do.ts'
import { useServer } from '../server/context.ts'
import { CoreForm } from './core-form.tsx'
import { DeleteServer } from './delete-server.tsx'
import { FileForms } from './files/file-forms.tsx'
import { useSettingsFile } from './files/use-settings-file.ts'
import { FormWords } from './files/words.tsx'
import { MoveServer } from './move-server.tsx'
import { NameForm } from './name-form.tsx'
import { RestartOffer } from './restart-offer.tsx'

const CoreSettings = lazy(() => import('./core/core-settings.tsx').catch(() => ({ default: LostPage })))
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
          <CoreForms
            key={server.id}
            form={own}
            disabled={isHeld}
            onSaved={(saved) => {
              if (saved) form.put(saved)
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
      {server.contract !== 'deleted' && (
        <Suspense fallback={<Loading />}>
          <CoreSettings key={server.id} />
        </Suspense>
      )}
      {server.contract !== 'deleted' && <MoveServer />}
      {server.contract !== 'blocked' && server.contract !== 'deleted' && <DeleteServer />}
    </div>
  )
}

type CoreFormsProps = {
  form: ServerSettings
  disabled: boolean
  /** With the form of the API, if it was that which was saved. */
  onSaved(form?: ServerSettings): void
}

/** What is in the server's files, as they are now, and what is not; a server that was never started has its form instead of files. */
function CoreForms({ form, disabled, onSaved }: CoreFormsProps) {
  const { server, restarts } = useServer()
  const { id, core, limits, state } = server
  const client = filesOf(id)
  const kinds = isCoreId(core.id) ? settingsFilesOf(core.id, core.gameVersion) : []
  const [first] = kinds
  // Starting writes them.
  const occasion = `${restarts} ${state}`
  const isThere = state !== 'creating' && state !== 'absent'
  const main = useSettingsFile(client, isThere ? first : undefined, occasion)
  const coreForm = (inFile: ReadonlySet<string>) => (
    <CoreForm
      {...{ id, disabled, onSaved, form }}
      core={core.id}
      memoryMb={limits.memoryMb}
      elsewhere={inFile}
    />
  )
  const isNew = !first || !isThere || main.state.is === 'missing'
  if (isNew || !isCoreId(core.id)) return coreForm(new Set())
  if (main.state.is === 'loading') return <Loading />
  const isBehindProxy =
    coreKinds[core.id].edition === 'java' && String(form.settings.forwardingSecret ?? '') !== ''
  return (
    <>
      <FilesWords>
        <FormWords>
          <FileForms
            {...{ client, main, occasion, isBehindProxy, disabled }}
            server={id}
            core={core.id}
            kinds={kinds as [SettingsFileKind, ...SettingsFileKind[]]} // The first was looked at.
            onSaved={() => onSaved()}
          />
        </FormWords>
      </FilesWords>
      {coreForm(fieldsInFile(core.id))}
    </>
  )
}
