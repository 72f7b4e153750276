import { Loaded } from '../parts/loaded.tsx'
import panel from '../parts/panel.module.css'
import { useServer } from '../server/context.ts'
import { useSpeech } from '../speech.tsx'
import { usePolled } from '../wire/polled.ts'
import { fetchSettings } from '../wire/servers.ts'
import { CoreForm } from './core-form.tsx'
import { DeleteServer } from './delete-server.tsx'
import { NameForm } from './name-form.tsx'
import styles from './settings.module.css'

export default function SettingsTab() {
  const { words } = useSpeech()
  const { server, polled } = useServer()
  const form = usePolled(`settings ${server.id}`, () => fetchSettings(server.id), null)
  const isHeld = server.contract !== 'active'
  return (
    <div className={styles.tab}>
      {isHeld && (
        <p className={`${panel.alert} ${panel.calm}`} role="status">
          {words.settings.notActive}
        </p>
      )}
      <NameForm key={server.id} server={server} polled={polled} disabled={isHeld} />
      <Loaded of={form}>
        {(own) => <CoreForm key={server.id} id={server.id} form={own} disabled={isHeld} onSaved={form.put} />}
      </Loaded>
      {server.contract !== 'blocked' && server.contract !== 'deleted' && <DeleteServer server={server} />}
    </div>
  )
}
