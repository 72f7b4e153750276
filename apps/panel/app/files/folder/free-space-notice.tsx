import type { FileRoom } from '@zubr/contracts/files/answers'
import { fill } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { useFiles } from '../../file-access/context.ts'
import { fileErrorOf } from '../../file-access/file-error.ts'
import { useI18n } from '../../i18n.tsx'
import styles from '../files.module.css'
import { useFilesMessages } from '../files-messages.tsx'
import { formatBytes } from '../formats.ts'

/** Below this share free the bar warns. */
const scarce = 0.1

/** How much of the plan's disk is free. */
export function FreeSpaceNotice() {
  const client = useFiles()
  const { locale } = useI18n()
  const messages = useFilesMessages().list
  const [room, setRoom] = useState<FileRoom>()
  useEffect(() => {
    const ended = new AbortController()
    const load = () =>
      client
        .call('room', {}, { signal: ended.signal })
        .then((own) => ended.signal.aborted || setRoom(own))
        // The list says what is wrong.
        .catch(fileErrorOf)
    void load()
    const forget = client.onChange(() => void load())
    return () => {
      ended.abort()
      forget()
    }
  }, [client])
  if (!room) return <p className={styles.room} />
  const total = room.used + room.free
  const share = total === 0 ? 0 : room.used / total
  const bytes = (own: number) => formatBytes(locale, own)
  return (
    <p className={styles.room} data-scarce={share > 1 - scarce || undefined}>
      <span className={styles.roomBar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
      {fill(messages.room, { free: bytes(room.free), total: bytes(total) })}
    </p>
  )
}
