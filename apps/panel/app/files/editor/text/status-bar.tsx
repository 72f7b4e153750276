import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { languageName } from '../code/languages.ts'
import styles from '../editor.module.css'
import type { EditorMessages } from '../editor-messages.ts'
import { type Encoding, encodings, type LineEnds } from './encoding.ts'
import type { TextFile } from './use-text-file.ts'

type StatusBarProps = {
  file: TextFile
  messages: EditorMessages
  name: string
  position: { line: number; column: number }
}

const encodingName = (encoding: Encoding, mark: boolean) =>
  `${encoding
    .replace(/^utf/, 'UTF')
    .replace(/^w/, 'W')
    .replace(/(le|be)$/, (end) => ` ${end.toUpperCase()}`)}${mark ? ' BOM' : ''}`

/** Cursor position, encoding and line ends; a choice here applies to the next save. */
export function StatusBar({ file, messages, name, position }: StatusBarProps) {
  const { form, dirty } = file
  const [wrong, setWrong] = useState(false)
  const ends: LineEnds[] = form.ends === 'mixed' ? ['mixed', 'lf', 'crlf'] : ['lf', 'crlf']
  return (
    <div className={styles.foot}>
      <span className={styles.position}>{fill(messages.position, position)}</span>
      {wrong && (
        <span className={styles.wrong} role="alert">
          {messages.wrongEncoding}
        </span>
      )}
      <span className={styles.language}>{languageName(name)}</span>
      <label>
        <span className="visually-hidden">{messages.ends.label}</span>
        <select
          className={styles.small}
          value={form.ends}
          onChange={({ target }) => file.setEnds(target.value as LineEnds)}
        >
          {ends.map((id) => (
            <option key={id} value={id}>
              {messages.ends[id]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{messages.encoding}</span>
        <select
          className={styles.small}
          value={form.encoding}
          // A reload would lose unsaved changes.
          disabled={dirty}
          onChange={({ target }) => {
            const encoding = encodings.find((id) => id === target.value)
            setWrong(encoding !== undefined && !file.readAs(encoding))
          }}
        >
          {encodings.map((id) => (
            <option key={id} value={id}>
              {encodingName(id, id === form.encoding && form.mark)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
