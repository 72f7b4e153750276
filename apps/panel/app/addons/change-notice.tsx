import type { ServerChange } from '@zubr/contracts/addons/changes'
import { supportedAddons } from '@zubr/domain/cores/addons'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { Button } from '../components/button.tsx'
import panel from '../components/panel.module.css'
import { Progress } from '../components/progress.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import styles from '../server/server.module.css'
import { addonsAddress } from './addons-address.ts'
import { useAddonsMessages, WithAddonsMessages } from './addons-messages.tsx'
import { isUnderWay } from './changes/change-phase.ts'
import { changeFailureText, changeText } from './changes/change-text.ts'
import { UndoQuestion } from './changes/history-page.tsx'

const restMs = 20_000
const workMs = 2_000

/**
 * A notice on each page of a server that does not show its changes itself: a running change, or the
 * modpack that a new server did not get.
 * If the server has not started since the newest change, the notice offers to undo it.
 */
export function ChangeNotice() {
  const { server } = useServer()
  const { pathname } = useLocation()
  const [pauseMs, setPauseMs] = useState(workMs)
  const changes = useEndpoint(pauseMs, 'GET /api/servers/:id/changes', { params: { id: server.id } })
  const { data, refresh } = changes
  const running = data?.find(isUnderWay)
  const pause = running ? workMs : restMs
  if (data && pause !== pauseMs) setPauseMs(pause)
  // Each start and each fall may make it so, or end it; the page that is left may have begun one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetch on state and navigation
  useEffect(refresh, [server.state, pathname, refresh])
  const [newest] = data ?? []
  const shown = running ?? newest
  if (!data || !newest || !shown) return null
  const isHere =
    shown.kind === 'core' || shown.kind === 'reinstall'
      ? pathname === paths.settings(server.id)
      : pathname.startsWith(paths.addons(server.id)) && server.state !== 'creating'
  // The server was created with this pack, and is stopped.
  const isLost =
    shown.phase === 'failed' && shown.kind === 'pack' && data.length === 1 && server.state === 'stopped'
  const isTold = !isHere && (running || isLost)
  if (!isTold && !shown.isSuspect) return null
  const answer = (change: ServerChange) => changes.put([change, ...data.filter(({ id }) => id !== change.id)])
  return (
    <WithAddonsMessages>
      {running && <UnderWay change={running} />}
      {!running && isLost && <Lost change={shown} />}
      {!running && shown.isSuspect && <Suspect change={shown} onAnswer={answer} />}
    </WithAddonsMessages>
  )
}

function UnderWay({ change }: { change: ServerChange }) {
  const { server } = useServer()
  const messages = useAddonsMessages()
  return (
    <section
      className={`${panel.plate} ${panel.even} ${styles.contract}`}
      aria-label={messages.changes.phases[change.phase]}
    >
      <div>
        <Progress text={messages.changes.phases[change.phase]} percent={change.percent} always />
        <p className={`${panel.small} ${panel.dim}`}>
          <ChangeItems change={change} />
        </p>
      </div>
      {change.phase === 'asking' && (
        <div className={panel.row}>
          <Link className={panel.link} to={paths.addons(server.id)}>
            {messages.pack.look}
          </Link>
        </div>
      )}
    </section>
  )
}

/** The first item of a change, and how many more. */
function ChangeItems({ change }: { change: ServerChange }) {
  return changeText(change, useAddonsMessages())
}

function Lost({ change }: { change: ServerChange }) {
  const { server } = useServer()
  const messages = useAddonsMessages()
  return (
    <div className={`${panel.alert} ${panel.spread} ${styles.contract}`} role="alert">
      <div>
        <p>
          <strong>{messages.changes.phases.failed}:</strong> <ChangeItems change={change} />
        </p>
        {change.failure && <p>{changeFailureText(change, messages)}</p>}
      </div>
      <Link className={panel.link} to={`${addonsAddress(server.id, 'catalogue')}?kind=modpack`}>
        {messages.pack.find}
      </Link>
    </div>
  )
}

function Suspect({ change, onAnswer }: { change: ServerChange; onAnswer(change: ServerChange): void }) {
  const { server } = useServer()
  const messages = useAddonsMessages()
  const [asking, setAsking] = useState(false)
  return (
    <div className={`${panel.alert} ${panel.spread} ${styles.contract}`} role="alert">
      <p>
        <strong>{messages.changes.suspectText}</strong> <ChangeItems change={change} />
      </p>
      <div className={panel.row}>
        {supportedAddons(server.core.id).length > 0 && (
          <Link className={panel.link} to={addonsAddress(server.id, 'history')}>
            {messages.pages.history}
          </Link>
        )}
        {change.canUndo && <Button onClick={() => setAsking(true)}>{messages.changes.undo}</Button>}
      </div>
      <UndoQuestion
        change={asking ? change : undefined}
        onClose={() => setAsking(false)}
        onAnswer={onAnswer}
      />
    </div>
  )
}
