import { plural } from '@zubr/i18n/format'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { CheckIcon, ChevronIcon, CopyIcon } from '../../../components/icons.tsx'
import { useI18n } from '../../../i18n.tsx'
import type { EditorMessages } from '../editor-messages.ts'
import nbtStyles from './nbt.module.css'
import type { NbtReader } from './reader.ts'
import type { NbtRow } from './tree.ts'

type RowProps = { row: NbtRow; reader: NbtReader; messages: EditorMessages }

/** The content of a compound or list, loaded when it is opened, in pages. */
export function Branch({ row, reader, messages }: RowProps) {
  const [rows, setRows] = useState<NbtRow[]>([])
  const load = useCallback(
    async (from: number) => {
      // Rows that cannot be read are not shown.
      const more = await reader.ask({ ask: 'rows', path: row.path, from }).catch(() => [])
      setRows((before) => [...before.slice(0, from), ...more])
    },
    [reader, row],
  )
  useEffect(() => void load(0), [load])
  return (
    <>
      <ul className={nbtStyles.branch}>
        {rows.map((child) => (
          <Row key={child.path.join('\0')} row={child} reader={reader} messages={messages} />
        ))}
      </ul>
      {rows.length > 0 && rows.length < (row.size ?? 0) && (
        <Button tone="quiet" onClick={() => void load(rows.length)}>
          {messages.nbt.more}
        </Button>
      )}
    </>
  )
}

/** A name and its value. `whole`: with the full path, for search results. */
export function Row({ row, reader, messages, whole = false }: RowProps & { whole?: boolean }) {
  const { locale } = useI18n()
  const [open, setOpen] = useState(false)
  const { nbt } = messages
  const name = whole ? row.path.join(' › ') : String(row.path.at(-1) ?? '')
  const size = row.size === null ? '' : plural(locale, nbt.size, row.size)
  return (
    <li>
      <div className={nbtStyles.row}>
        {row.opens ? (
          <button
            className={nbtStyles.opener}
            type="button"
            aria-expanded={open}
            onClick={() => setOpen((before) => !before)}
          >
            <ChevronIcon className={open ? nbtStyles.isOpen : nbtStyles.isClosed} />
            <span className={nbtStyles.name}>{name}</span>
            <span className={nbtStyles.type}>
              {row.type}, {size}
            </span>
          </button>
        ) : (
          <p className={nbtStyles.plain}>
            <span className={nbtStyles.name}>{name}</span>
            <span className={row.type === 'string' ? nbtStyles.text : nbtStyles.value}>{row.text}</span>
            <span className={nbtStyles.type}>
              {row.type}
              {size && `, ${size}`}
            </span>
          </p>
        )}
        <Copy {...{ row, reader, messages, name }} />
      </div>
      {open && <Branch row={row} reader={reader} messages={messages} />}
    </li>
  )
}

function Copy({ row, reader, messages, name }: RowProps & { name: string }) {
  const { messages: common } = useI18n()
  const [status, setStatus] = useState('')
  useEffect(() => {
    if (status === '') return
    const timer = setTimeout(setStatus, 3_000, '')
    return () => clearTimeout(timer)
  }, [status])
  const copy = async () => {
    // A worker that failed is reported like a text that is too long.
    const text = await reader.ask({ ask: 'copy', path: row.path }).catch(() => null)
    if (text === null) return setStatus(messages.nbt.tooMuchToCopy)
    try {
      // `navigator.clipboard` is undefined without HTTPS.
      await navigator.clipboard.writeText(text)
      setStatus(common.frame.copied)
    } catch {
      setStatus(messages.nbt.copyRefused)
    }
  }
  const done = status === common.frame.copied
  return (
    <>
      <button
        className={nbtStyles.copy}
        type="button"
        aria-label={`${common.frame.copy}: ${name}`}
        onClick={copy}
      >
        {done ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      </button>
      <span className={done ? 'visually-hidden' : nbtStyles.refused} role="status">
        {status}
      </span>
    </>
  )
}
