import { Button } from '../../components/button.tsx'
import panel from '../../components/panel.module.css'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useI18n } from '../../i18n.tsx'
import { useAct } from '../../server/actions.tsx'
import { canDo } from '../../server/can-do.ts'
import { useServer } from '../../server/context.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { isUnderWay } from '../changes/change-phase.ts'
import { useAddons } from '../context.ts'

/**
 * Offers to start a stopped server, so that changes take effect. A running server has its notice on
 * every page.
 */
export function StartOffer() {
  const { server } = useServer()
  const { messages: common } = useI18n()
  const messages = useAddonsMessages()
  const { changes } = useAddons()
  const act = useAct()
  const [busy, run] = useBusy()
  const awaits = changes.data?.some((change) => change.awaitsStart && change.phase === 'done')
  const goesOn = changes.data?.some(isUnderWay)
  if (goesOn || !awaits || !canDo('start', server)) return null
  return (
    <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
      <p>{messages.installed.awaits}</p>
      <Button disabled={busy} onClick={() => run(() => act('start'))}>
        {common.actions.start}
      </Button>
    </div>
  )
}
