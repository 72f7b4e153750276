import { plural } from '@zubr/i18n/format'
import { useEffect, useRef, useState } from 'react'
import type { ConsoleBuffer } from '../console-link/console-buffer.ts'
import { useI18n } from '../i18n.tsx'

const everyMs = 1_000
/** In a faster second, only the number of lines is announced. */
const maxAnnounced = 4

/** Announces new console lines to screen readers, a few per second at most. */
export function Announcer({ buffer }: { buffer: ConsoleBuffer }) {
  const { locale, messages } = useI18n()
  const [announced, setAnnounced] = useState<readonly string[]>([])
  const lastAnnounced = useRef(buffer.added)
  useEffect(() => {
    const timer = setInterval(() => {
      const fresh = buffer.added - lastAnnounced.current
      lastAnnounced.current = buffer.added
      if (fresh === 0) return
      if (fresh > maxAnnounced) return setAnnounced([plural(locale, messages.console.burst, fresh)])
      setAnnounced(
        buffer.rows.slice(-fresh).map(([, , level, text]) => {
          if (level === 'gap') return messages.console.gap
          return level === 'normal' ? text : `${messages.console[level]}: ${text}`
        }),
      )
    }, everyMs)
    return () => clearInterval(timer)
  }, [buffer, locale, messages])
  return (
    <div className="visually-hidden" role="log" aria-label={messages.console.label}>
      {announced.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole
        <p key={index}>{text}</p>
      ))}
    </div>
  )
}
