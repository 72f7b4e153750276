import type { ServerChange } from '@zubr/contracts/addons/changes'
import { takes } from '@zubr/domain/cores/addons'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { Button } from '../components/button.tsx'
import panel from '../components/panel.module.css'
import { useServer } from '../server/context.ts'
import server from '../server/server.module.css'
import { UndoQuestion } from './changes/history-page.tsx'
import { isUnderWay } from './changes/under-way.ts'
import { whatText } from './changes/what-text.ts'
import { addonsAddress } from './place.ts'
import { AddonsWords, useAddonsWords } from './words.tsx'

const everyMs = 20_000

/** On every page of a server that has not started since the newest change: what that was, and one button that goes back. */
export function SuspectNotice() {
  const { server } = useServer()
  const changes = useEndpoint(everyMs, 'GET /api/servers/:id/changes', { params: { id: server.id } })
  const { refresh } = changes
  // Each start and each fall may make it so, or end it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the server
  useEffect(refresh, [server.state, refresh])
  const [newest] = changes.data ?? []
  if (!newest?.isSuspect || isUnderWay(newest)) return null
  return (
    <AddonsWords>
      <Suspect
        change={newest}
        onAnswer={(change) =>
          changes.put([change, ...(changes.data ?? []).filter(({ id }) => id !== change.id)])
        }
      />
    </AddonsWords>
  )
}

function Suspect({ change, onAnswer }: { change: ServerChange; onAnswer(change: ServerChange): void }) {
  const { server: own } = useServer()
  const words = useAddonsWords()
  const [asking, setAsking] = useState(false)
  const [first, ...rest] = change.what.map((one) => whatText(one, words))
  return (
    <div className={`${panel.alert} ${panel.spread} ${server.contract}`} role="alert">
      <p>
        <strong>{words.changes.suspectText}</strong> {first}
        {rest.length > 0 && ` +${rest.length}`}
      </p>
      <div className={panel.row}>
        {takes(own.core.id).length > 0 && (
          <Link className={panel.link} to={addonsAddress(own.id, 'history')}>
            {words.pages.history}
          </Link>
        )}
        {change.canUndo && <Button onClick={() => setAsking(true)}>{words.changes.undo}</Button>}
      </div>
      <UndoQuestion
        change={asking ? change : undefined}
        onClose={() => setAsking(false)}
        onAnswer={onAnswer}
      />
    </div>
  )
}
