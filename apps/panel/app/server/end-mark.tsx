import type { Server } from '@zubr/contracts/servers'
import { plural } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { contractEnd } from './contract-end.ts'

/** Says of a contract that is near its end how near; nothing of any other. */
export function EndMark({ server }: { server: Server }) {
  const { locale, messages } = useI18n()
  const end = contractEnd(server, Date.now())
  if (!end?.isNear) return null
  return <strong className={panel.mark}>{plural(locale, messages.list.endsSoon, end.days)}</strong>
}
