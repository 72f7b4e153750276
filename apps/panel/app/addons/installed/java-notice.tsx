import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useI18n } from '../../i18n.tsx'
import { canDo } from '../../server/can-do.ts'
import { useServer } from '../../server/context.ts'
import { javaFor } from '../../server/java-choice.ts'
import { useSetJava } from '../../server/use-set-java.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { isUnderWay } from '../changes/change-phase.ts'
import { useAddons } from '../context.ts'
import { javaLacked } from '../rows.ts'

/** Addons whose files need a newer Java than the server's, with a button that switches to it. */
export function JavaNotice() {
  const { server } = useServer()
  const { rows } = useAddons()
  const lacking = rows.flatMap(({ installed, name }) => {
    const java = javaLacked(installed, server.core.java)
    return java === undefined ? [] : [{ java, name }]
  })
  if (lacking.length === 0) return null
  return (
    <Lacking
      java={Math.max(...lacking.map(({ java }) => java))}
      names={lacking.map(({ name }) => name).join(', ')}
    />
  )
}

function Lacking({ java, names }: { java: number; names: string }) {
  const { server } = useServer()
  const { messages: common } = useI18n()
  const messages = useAddonsMessages().installed
  const { changes } = useAddons()
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const [asking, setAsking] = useState(false)
  const give = useSetJava()
  const known = useEndpoint(null, 'GET /api/servers/:id/java', { params: { id: server.id } })
  const found = known.data ? javaFor({ java: String(java) }, server, known.data) : 'none'
  const to = typeof found === 'object' ? found.to : undefined
  const mayGive =
    to !== undefined && server.contract === 'active' && changes.data && !changes.data.some(isUnderWay)
  const use = async () => {
    if (to === undefined) return
    await give(to === known.data?.usual ? null : to)
    done(fill(messages.javaUsed, { java: String(to) }))
  }
  return (
    <div className={`${panel.alert} ${panel.spread}`} role="status">
      <p>{fill(messages.javaTooOld, { java: String(java), names, here: String(server.core.java) })}</p>
      {mayGive && (
        <Button
          disabled={busy}
          // A running server restarts with the new Java.
          onClick={() => (canDo('restart', server) ? setAsking(true) : void run(use))}
        >
          {fill(messages.useJava, { java: String(to) })}
        </Button>
      )}
      <Confirm
        open={asking}
        title={fill(common.confirm.restart.title, { name: server.name })}
        text={common.confirm.restart.text}
        action={common.actions.restart}
        onClose={() => setAsking(false)}
        onConfirm={use}
      />
    </div>
  )
}
