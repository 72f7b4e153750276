import { memo } from 'react'
import type { Row } from '../console-link/lines.ts'
import { useI18n } from '../i18n.tsx'
import styles from './console.module.css'

const marks = { normal: '', warning: '!', error: '×', gap: '…' } as const

type LineProps = { row: Row; height?: number; columns?: number }

/** One line: time, level mark, text. Colour and mark mean the same. */
export const Line = memo(function Line({ row, height, columns }: LineProps) {
  const { messages } = useI18n()
  const [, at, level, text] = row
  return (
    <div className={`${styles.line} ${styles[level]}`} {...(height !== undefined && { style: { height } })}>
      <time className={styles.time}>
        {level !== 'gap' && (
          <>
            {clock.format(at)}
            <span className={styles.seconds}>:{seconds(at)}</span>
          </>
        )}
      </time>
      <span className={styles.mark} aria-hidden="true">
        {marks[level]}
      </span>
      <span className={styles.text} {...(columns !== undefined && { style: { width: `${columns}ch` } })}>
        {level === 'warning' && <span className="visually-hidden">{messages.console.warning}: </span>}
        {level === 'error' && <span className="visually-hidden">{messages.console.error}: </span>}
        {level === 'gap' ? messages.console.gap : text}
      </span>
    </div>
  )
})

/** Always two digits, for a fixed column width; this format suits every language. */
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
/** Separate, because phones hide them. */
const seconds = (at: number) => String(Math.floor(at / 1_000) % 60).padStart(2, '0')
