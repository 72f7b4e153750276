import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/fields/field.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useCoreMessages } from '../../cores/core-messages.tsx'
import { useServer } from '../../server/context.ts'
import { useSetJava } from '../../server/use-set-java.ts'
import styles from './core.module.css'

/** The server's Java: the core's default, or the owner's choice. */
export function JavaChoice() {
  const { server } = useServer()
  const give = useSetJava()
  const messages = useCoreMessages().java
  const { done } = useToasts()
  const params = { id: server.id }
  const known = useEndpoint(null, 'GET /api/servers/:id/java', { params })
  const [picked, setPicked] = useState<number>()
  const [busy, run] = useBusy()
  return (
    <div className={styles.part}>
      <Loaded of={known} part>
        {(data) => {
          if (data === null) return null
          const { java, usual, choices } = data
          const chosen = picked !== undefined && choices.includes(picked) ? picked : java
          return (
            <form
              className={styles.java}
              onSubmit={(event) => {
                event.preventDefault()
                void run(async () => {
                  await give(chosen === usual ? null : chosen)
                  known.put({ ...data, java: chosen })
                  done(fill(messages.chosen, { java: String(chosen) }))
                })
              }}
            >
              <SelectField
                label={messages.label}
                hint={messages.hint}
                value={String(chosen)}
                onChange={({ target }) => setPicked(Number(target.value))}
              >
                {choices.map((each) => (
                  <option key={each} value={each}>
                    {each === usual ? fill(messages.usual, { java: String(each) }) : `Java ${each}`}
                  </option>
                ))}
              </SelectField>
              {chosen !== java && (
                <Button type="submit" tone="quiet" disabled={busy}>
                  {fill(messages.choose, { java: String(chosen) })}
                </Button>
              )}
            </form>
          )
        }}
      </Loaded>
    </div>
  )
}
