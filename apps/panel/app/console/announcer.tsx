import { plural } from '@zubr/i18n/format'
import { useEffect, useRef, useState } from 'react'
import type { ConsoleBuffer } from '../console-link/console-buffer.ts'
import { useI18n } from '../i18n.tsx'

const everyMs = 1_000
/** More than this in a second is more than anybody can listen to: their number is said instead. */
const maxAnnounced = 4

/** What a screen reader hears of the console: new lines as they come, at most a few a second. */
export function Announcer({ buffer }: { buffer: ConsoleBuffer }) {
  const { locale, messages } = useI18n()
  const [said, setSaid] = useState<readonly string[]>([])
  const heard = useRef(buffer.added)
  useEffect(() => {
    const timer = setInterval(() => {
      const fresh = buffer.added - heard.current
      heard.current = buffer.added
      if (fresh === 0) return
      if (fresh > maxAnnounced) return setSaid([plural(locale, messages.console.burst, fresh)])
      setSaid(
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
      {said.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole
        <p key={index}>{text}</p>
      ))}
    </div>
  )
}
