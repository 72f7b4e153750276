import type { Server } from '@zubr/contracts/servers'
import { useI18n } from '../i18n.tsx'
import { isSilent, type Look, lookOf, silentFor } from './look.ts'
import { useNow } from './use-now.ts'

/** How a server stands, counting while it does not answer. */
export function useLook(server: Server): Look {
  const { locale, words } = useI18n()
  const silent = isSilent(server)
  const now = useNow(silent)
  if (!silent) return lookOf(server, words)
  const text = silentFor(locale, words, now - Date.parse(server.silentSince ?? ''))
  return { tone: 'bad', text, note: words.server.silentNote }
}
