import type { ServerMove } from '@zubr/contracts/moving/endpoints'
import type { MovePhase } from '@zubr/contracts/moving/moves'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import { SelectField } from '../components/fields/field.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { Progress } from '../components/progress.tsx'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import styles from './settings.module.css'

const pollMs = 3_000

/** Moves the server to another node, and shows the progress. */
export function MoveServer() {
  const { server, polled } = useServer()
  const { messages } = useI18n()
  const moveQuery = useEndpoint(pollMs, 'GET /api/servers/:id/move', { params: { id: server.id } })
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState(false)
  return (
    <section className={panel.plate}>
      <h2>{messages.move.heading}</h2>
      <p className={`${panel.dim} ${styles.note}`}>{messages.move.text}</p>
      <Loaded of={moveQuery}>
        {({ move, nodes }) => {
          const node = nodes.includes(chosen) ? chosen : nodes[0]
          const isMoving = move !== null && underWay(move.phase)
          return (
            <>
              <MoveNews move={move} />
              {!isMoving && node === undefined && <p>{messages.move.none}</p>}
              {!isMoving && node !== undefined && (
                <div className={panel.column}>
                  <SelectField
                    label={messages.move.node}
                    value={node}
                    onChange={({ target }) => setChosen(target.value)}
                  >
                    {nodes.map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </SelectField>
                  <div className={panel.row}>
                    <Button tone="quiet" onClick={() => setAsking(true)}>
                      {messages.move.button}
                    </Button>
                  </div>
                  <Confirm
                    open={asking}
                    title={fill(messages.move.title, { name: server.name, node })}
                    text={fill(messages.move.confirm, { node })}
                    action={messages.move.button}
                    onClose={() => setAsking(false)}
                    onConfirm={async () => {
                      moveQuery.put(
                        await call('POST /api/servers/:id/move', {
                          params: { id: server.id },
                          body: { node },
                        }),
                      )
                      polled.refresh()
                    }}
                  />
                </div>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

/** Nobody waits for the last phase, which deletes the old copy. */
const underWay = (phase: MovePhase) => phase === 'stopping' || phase === 'copying' || phase === 'settling'

function MoveNews({ move }: Pick<ServerMove, 'move'>) {
  const { messages } = useI18n()
  if (move === null) return null
  const { phase, failure } = move
  const say = (text: string) => fill(text, { node: move.to ?? '' })
  if (phase === 'stopping' || phase === 'copying' || phase === 'settling')
    return (
      <div className={styles.news}>
        <Progress
          text={say(messages.move[phase])}
          percent={phase === 'copying' ? move.percent : null}
          always
        />
      </div>
    )
  if (phase !== 'failed') return <Notice className={styles.news}>{say(messages.move.done)}</Notice>
  const why = failure === null || failure === 'deleted' ? '' : messages.move.failures[failure]
  return (
    <div className={`${panel.alert} ${styles.news}`} role="status">
      <p>
        <strong>{say(messages.move.failed)}</strong> {messages.move.stayed}
      </p>
      <p>{why}</p>
    </div>
  )
}
