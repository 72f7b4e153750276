import { fill } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import { useAct } from '../../server/actions.tsx'
import { canDo } from '../../server/can-do.ts'
import { useServer } from '../../server/context.ts'
import { useBusy } from '../../toasts/use-busy.ts'
import { isUnderWay } from '../changes/under-way.ts'
import { useAddons } from '../context.ts'
import { useAddonsWords } from '../words.tsx'
import { switchedFor, useSwitched } from './switched.ts'

/** What was changed while the server runs counts from its next start, which can be had at once. */
export function StartOffer() {
  const { server } = useServer()
  const { words: common } = useI18n()
  const words = useAddonsWords()
  const { changes } = useAddons()
  const act = useAct()
  const [busy, run] = useBusy()
  const [asking, setAsking] = useState(false)
  const wasSwitched = useSwitched(server.id)
  useEffect(() => {
    if (server.state !== 'running') switchedFor(server.id, false)
  }, [server.id, server.state])
  const awaits = changes.data?.some((change) => change.awaitsStart && change.phase === 'done')
  const goesOn = changes.data?.some(isUnderWay)
  if (goesOn || (!awaits && !wasSwitched)) return null
  const mayRestart = canDo('restart', server)
  // Nobody is disturbed, and this is the question already.
  const isEmpty = server.stats?.players === 0
  const mayStart = canDo('start', server)
  return (
    <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
      <p>{words.installed.awaits}</p>
      {mayRestart && (
        <Button disabled={busy} onClick={() => (isEmpty ? void run(() => act('restart')) : setAsking(true))}>
          {common.settings.restartNow}
        </Button>
      )}
      {mayStart && (
        <Button disabled={busy} onClick={() => run(() => act('start'))}>
          {common.actions.start}
        </Button>
      )}
      <Confirm
        open={asking}
        title={fill(common.confirm.restart.title, { name: server.name })}
        text={common.confirm.restart.text}
        action={common.actions.restart}
        onClose={() => setAsking(false)}
        onConfirm={() => act('restart')}
      />
    </div>
  )
}
