import type { Server } from '@zubr/contracts/servers/server'
import { fill, formatDuration } from '@zubr/i18n/format'
import { useI18n } from '../i18n.tsx'
import {
  isSilent,
  type StatusAppearance,
  silentDurationText,
  statusAppearanceOf,
} from './status-appearance.ts'
import { useNow } from './use-now.ts'

/** A server's status, counting while it does not answer. */
export function useStatusAppearance(server: Server): StatusAppearance {
  const { locale, messages } = useI18n()
  const silent = isSilent(server)
  const now = useNow(silent)
  if (!silent) {
    const look = statusAppearanceOf(server, messages)
    const { stoppedEmptyMinutes: minutes } = server
    if (minutes === null || server.contract !== 'active' || server.nodeSilent) return look
    return { ...look, note: fill(messages.stoppedEmpty, { time: formatDuration(locale, minutes * 60) }) }
  }
  const text = silentDurationText(locale, messages, now - Date.parse(server.silentSince ?? ''))
  return { tone: 'bad', text, note: messages.server.silentNote }
}
