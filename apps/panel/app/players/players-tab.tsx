import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { type PlayerList, playerLists } from '@zubr/domain/players/lists'
import { allSettingsFiles } from '@zubr/domain/settings-files/files'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Segments } from '../components/fields/segments.tsx'
import { Loading } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { filesOf } from '../file-access/context.ts'
import { failureText } from '../file-access/failure-text.ts'
import { useFilesMessages, WithFilesMessages } from '../files/files-messages.tsx'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { WhileFilesReachable } from '../server/maintenance.tsx'
import { useListMessages, WithListMessages } from './list-messages.tsx'
import { ListView } from './list-view.tsx'
import styles from './players.module.css'
import { useLists } from './use-lists.ts'

/** Whether the core has the lists of the Java edition. */
const hasLists = (core: string) =>
  isCoreId(core) &&
  coreKinds[core].edition === 'java' &&
  allSettingsFiles(core).some(({ path }) => path === 'server.properties')

export default function PlayersTab() {
  const { server } = useServer()
  return (
    <WithFilesMessages>
      <WithListMessages>
        {hasLists(server.core.id) ? (
          <WhileFilesReachable>
            <Players key={server.id} />
          </WhileFilesReachable>
        ) : (
          <NoLists />
        )}
      </WithListMessages>
    </WithFilesMessages>
  )
}

const NoLists = () => <Notice>{useListMessages().none}</Notice>

function Players() {
  const { messages } = useI18n()
  const t = useListMessages()
  const files = useFilesMessages()
  const { server } = useServer()
  const client = filesOf(server.id)
  const { lists, naming, failure, refresh } = useLists(client, server.state)
  const [list, setList] = useState<PlayerList>('whitelist')
  const count = (id: PlayerList) => {
    const entries = lists?.[id].entries
    return entries && entries !== 'damaged' ? entries.length : '–'
  }
  return (
    <section className={panel.plate} aria-labelledby="players">
      <h2 id="players">{t.heading}</h2>
      <div className={styles.choices}>
        <Segments
          name="list"
          legend={t.heading}
          options={playerLists.map(
            (id) =>
              [
                id,
                <>
                  {t.lists[id]} <small className={panel.dim}>{count(id)}</small>
                </>,
              ] as const,
          )}
          chosen={list}
          onChoose={setList}
          className={styles.choice}
        />
      </div>
      {failure && (
        <div className={`${panel.alert} ${panel.spread} ${styles.failure}`} role="alert">
          <p>{failureText(failure, files, messages)}</p>
          <Button tone="quiet" onClick={() => void refresh()}>
            {messages.frame.retry}
          </Button>
        </div>
      )}
      {lists ? (
        <ListView key={list} {...{ client, list, lists, naming, refresh }} />
      ) : (
        failure === undefined && <Loading />
      )}
    </section>
  )
}
