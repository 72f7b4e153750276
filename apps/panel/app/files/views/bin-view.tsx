import { binDays } from '@zubr/contracts/files/file-constants'
import type { BinEntry } from '@zubr/contracts/files/operations'
import { dayMs } from '@zubr/domain/server-life'
import { fill, plural } from '@zubr/i18n/format'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import empty from '../../components/empty.module.css'
import { Loading } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useFiles } from '../../file-access/context.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { type FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { folderOf, nameOf, wellFormed } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { useAsk } from '../actions/asking.tsx'
import type { FileActions } from '../actions/file-actions.tsx'
import { RemoveDialog } from '../dialogs/remove-dialog.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import { formatBytes } from '../formats.ts'
import { kindIcon } from '../list/kinds.tsx'
import styles from './views.module.css'

/** Deleted files, newest first: they can be restored for a week, or deleted permanently. */
export function BinView({ actions, backTo }: { actions: FileActions; backTo: string }) {
  const client = useFiles()
  const ask = useAsk()
  const { locale, messages: common } = useI18n()
  const all = useFilesMessages()
  const messages = all.bin
  const [entries, setEntries] = useState<readonly BinEntry[]>()
  const [failure, setFailure] = useState<FileError>()
  /** The entry that is being restored. */
  const [restored, setRestored] = useState<string>()
  const load = useCallback(async () => {
    try {
      const found = await client.all('bin', {})
      setEntries(found.toSorted((a, b) => b.removedAt - a.removedAt))
      setFailure(undefined)
    } catch (error) {
      setFailure(fileErrorOf(error))
    }
  }, [client])
  useEffect(() => void load(), [load])

  const clear = async (ids: string[] | null) => {
    const removed = (entries ?? [])
      .filter(({ id }) => ids === null || ids.includes(id))
      .map(({ path, size }) => ({ path, bytes: size }))
    const wording = ids === null && { wording: { title: messages.clearTitle, action: messages.clear } }
    const sure = await ask<true>((answer) => <RemoveDialog {...{ removed, answer, ...wording }} forever />)
    if (!sure) return
    await client.call('emptyBin', { ids }).catch(actions.showFailure)
    await load()
  }
  const restore = async (id: string) => {
    setRestored(id)
    await actions.restore([id])
    await load()
    setRestored(undefined)
  }
  const takes = entries?.reduce((sum, { size }) => sum + size, 0) ?? 0
  const now = Date.now()
  return (
    <section className={styles.view} aria-label={messages.title}>
      <div className={styles.viewHead}>
        <div>
          <h2>{messages.title}</h2>
          <p className={panel.dim}>
            {messages.lead}{' '}
            {entries && entries.length > 0 && fill(messages.takes, { size: formatBytes(locale, takes) })}
          </p>
        </div>
        <div className={panel.row}>
          <Link className={panel.link} to={backTo}>
            {messages.back}
          </Link>
          {entries && entries.length > 0 && (
            <Button tone="danger" onClick={() => void clear(null)}>
              {messages.clear}
            </Button>
          )}
        </div>
      </div>
      {failure && (
        <p className={panel.alert} role="alert">
          {failureText(failure, all, common)}
        </p>
      )}
      {!entries && !failure && <Loading />}
      {entries?.length === 0 && (
        <div className={`${panel.plate} ${empty.empty}`}>
          <h3>{messages.empty}</h3>
          <p>{messages.emptyText}</p>
        </div>
      )}
      <ul className={styles.found}>
        {entries?.map((entry) => {
          const { id, path, size, removedAt } = entry
          const Icon = kindIcon({ ...entry, name: path })
          const days = Math.max(1, Math.ceil((removedAt + binDays * dayMs - now) / dayMs))
          return (
            <li key={id}>
              <Icon />
              <div>
                <strong>{wellFormed(nameOf(path))}</strong>
                <p className={`${panel.small} ${panel.dim}`}>
                  {fill(messages.from, { path: `/${folderOf(path)}` })} · {formatBytes(locale, size)} ·{' '}
                  {plural(locale, messages.daysLeft, days)}
                </p>
              </div>
              <div className={styles.foundTools}>
                <Button tone="quiet" disabled={restored !== undefined} onClick={() => void restore(id)}>
                  {messages.restore}
                </Button>
                <button className={styles.textTool} type="button" onClick={() => void clear([id])}>
                  {messages.remove}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
