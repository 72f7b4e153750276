import { fill, plural } from '@zubr/i18n/format'
import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import empty from '../../components/empty.module.css'
import { Loading } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { failureText } from '../../file-access/failure-text.ts'
import type { FileError } from '../../file-access/file-error.ts'
import { useI18n } from '../../i18n.tsx'
import styles from '../files.module.css'
import { useFilesMessages } from '../files-messages.tsx'

type Props = {
  failure: FileError | undefined
  isWhole: boolean
  /** Entries in the folder, and after the filter. */
  count: number
  shown: number
  filter: string
  hiddenCount: number
  refresh(): void
  onShowHidden(): void
  children: ReactNode
}

/** The state of the list: loading, empty, failed, or the number of entries. */
export function FolderState(props: Props) {
  const { failure, isWhole, count, shown, filter, hiddenCount, refresh } = props
  const { locale, messages: common } = useI18n()
  const messages = useFilesMessages()
  const { list, states } = messages
  // The line below the header already says that a shown list is stale.
  if (failure && !(failure.code === 'offline' && shown > 0)) {
    const isAway = failure.code === 'away' || failure.code === 'offline'
    const text = isAway ? states[failure.code as 'away'] : failureText(failure, messages, common)
    return (
      <>
        <div className={`${panel.alert} ${panel.spread} ${styles.warning}`} role="alert">
          <p>{text}</p>
          <Button tone="quiet" onClick={refresh}>
            {common.frame.retry}
          </Button>
        </div>
        {shown > 0 && props.children}
      </>
    )
  }
  if (!isWhole && shown === 0) return <Loading />
  return (
    <>
      {shown > 0 ? (
        props.children
      ) : (
        <div className={`${panel.plate} ${empty.empty}`}>
          {filter === '' ? (
            <>
              <h3>{list.empty}</h3>
              <p>{list.emptyText}</p>
            </>
          ) : (
            <p>{fill(list.nothingFound, { text: filter })}</p>
          )}
        </div>
      )}
      <p className={styles.foot}>
        {plural(locale, list.count, count)}
        {hiddenCount > 0 && (
          <>
            {', '}
            <button type="button" onClick={props.onShowHidden} title={list.showHidden}>
              {plural(locale, list.hidden, hiddenCount)}
            </button>
          </>
        )}
      </p>
    </>
  )
}
