import type { ServerSettings } from '@zubr/contracts/servers/server'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { fieldsInFile, type SettingsFileKind, settingsFilesOf } from '@zubr/domain/settings-files/files'
import { lazy, Suspense } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { lostPageModule } from '../components/failure/route-failure.tsx'
import { Loaded, Loading } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { filesOf } from '../file-access/context.ts'
import { WithFilesMessages } from '../files/files-messages.tsx'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { WhileFilesReachable } from '../server/maintenance.tsx'
import { DeleteServer } from './delete-server.tsx'
import { EmptyStopCard } from './empty-stop-card.tsx'
import { FileForms } from './files/file-forms.tsx'
import { WithFormMessages } from './files/form-messages.tsx'
import { useSettingsFile } from './files/use-settings-file.ts'
import { CoreForm } from './form/core-form.tsx'
import { NameForm } from './form/name-form.tsx'
import { MoveServer } from './move-server.tsx'

const CoreSettings = lazy(() => import('./core/core-settings.tsx').catch(lostPageModule))
const PortsCard = lazy(() => import('../ports/ports-card.tsx').catch(lostPageModule))

/** For a server without files. */
const nowhere: ReadonlySet<string> = new Set()

/** Settings in the server's files, its core, and settings outside files. */
export default function SettingsTab() {
  const { messages } = useI18n()
  const { server, polled, restarts } = useServer()
  const { id, core, state, contract } = server
  const form = useEndpoint(null, 'GET /api/servers/:id/settings', { params: { id } })
  const isHeld = contract !== 'active'
  const client = filesOf(id)
  const kinds = isCoreId(core.id) ? settingsFilesOf(core.id, core.gameVersion) : []
  const [first] = kinds
  // A start writes the files.
  const occasion = `${restarts} ${state} ${server.maintenance?.kind}`
  const isThere = state !== 'creating' && state !== 'absent'
  const main = useSettingsFile(client, isThere && !server.maintenance ? first : undefined, occasion)
  // A server that never started has its core's form instead of files.
  const inFiles =
    first !== undefined && isThere && main.state.is !== 'missing' && isCoreId(core.id) && core.id
  const onSaved = (saved?: ServerSettings) => {
    if (saved) form.put(saved)
    // The change may require a restart.
    polled.refresh()
  }
  const coreForm = (form: ServerSettings) => (
    <CoreForm
      key={id}
      {...{ id, onSaved }}
      form={form}
      core={core.id}
      memoryMb={server.limits.memoryMb}
      cpuCores={server.limits.cpuCores ?? null}
      elsewhere={inFiles ? fieldsInFile(inFiles) : nowhere}
      disabled={isHeld}
    />
  )
  return (
    <div className={panel.column}>
      {isHeld && <Notice>{messages.settings.notActive}</Notice>}
      <NameForm key={id} disabled={isHeld} />
      <Loaded of={form}>
        {(form) => {
          if (!inFiles) return coreForm(form)
          if (main.state.is === 'loading')
            return (
              <WhileFilesReachable>
                <Loading />
              </WhileFilesReachable>
            )
          const isBehindProxy =
            coreKinds[inFiles].edition === 'java' && String(form.settings.forwardingSecret ?? '') !== ''
          return (
            <WhileFilesReachable>
              <WithFilesMessages>
                <WithFormMessages>
                  <FileForms
                    key={id}
                    {...{ client, main, occasion, isBehindProxy }}
                    server={id}
                    core={inFiles}
                    kinds={kinds as [SettingsFileKind, ...SettingsFileKind[]]} // The first was looked at.
                    disabled={isHeld}
                    onSaved={() => onSaved()}
                  />
                </WithFormMessages>
              </WithFilesMessages>
            </WhileFilesReachable>
          )
        }}
      </Loaded>
      {contract !== 'deleted' && (
        <Suspense fallback={<Loading />}>
          <CoreSettings key={id}>
            {inFiles && form.data && main.state.is !== 'loading' && coreForm(form.data)}
          </CoreSettings>
        </Suspense>
      )}
      {contract !== 'deleted' && (
        <Suspense fallback={<Loading />}>
          <PortsCard key={id} />
        </Suspense>
      )}
      {contract !== 'deleted' && <EmptyStopCard key={`empty ${id}`} disabled={isHeld} />}
      {contract !== 'deleted' && <MoveServer />}
      {contract !== 'blocked' && contract !== 'deleted' && <DeleteServer />}
    </div>
  )
}
