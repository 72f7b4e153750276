import type { FileRoom } from '@zubr/contracts/files/answers'
import { fill } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { useFiles } from '../../file-access/context.ts'
import { fileErrorOf } from '../../file-access/file-error.ts'
import { useI18n } from '../../i18n.tsx'
import styles from '../files.module.css'
import { useFilesMessages } from '../files-messages.tsx'
import { formatBytes } from '../formats.ts'

/** The bar warns below this free share. */
const scarce = 0.1

/** Free space of the plan's disk. */
export function FreeSpaceNotice() {
  const client = useFiles()
  const { locale } = useI18n()
  const messages = useFilesMessages().list
  const [space, setSpace] = useState<FileRoom>()
  useEffect(() => {
    const ended = new AbortController()
    const load = () =>
      client
        .call('room', {}, { signal: ended.signal })
        .then((loaded) => ended.signal.aborted || setSpace(loaded))
        // The list reports errors.
        .catch(fileErrorOf)
    void load()
    const forget = client.onChange(() => void load())
    return () => {
      ended.abort()
      forget()
    }
  }, [client])
  if (!space) return <p className={styles.room} />
  const total = space.used + space.free
  const share = total === 0 ? 0 : space.used / total
  const bytes = (count: number) => formatBytes(locale, count)
  return (
    <p className={styles.room} data-scarce={share > 1 - scarce || undefined}>
      <span className={styles.roomBar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
      {fill(messages.room, { free: bytes(space.free), total: bytes(total) })}
    </p>
  )
}
