import type { Server } from '@zubr/contracts/servers/server'
import { plural } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { contractEnd } from './contract-end.ts'

/** A badge with the days left, if the contract ends soon. */
export function EndMark({ server }: { server: Server }) {
  const { locale, messages } = useI18n()
  const end = contractEnd(server, Date.now())
  if (!end?.isNear) return null
  return <strong className={panel.mark}>{plural(locale, messages.list.endsSoon, end.days)}</strong>
}
