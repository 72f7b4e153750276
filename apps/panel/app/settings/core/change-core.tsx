import type { ServerChange } from '@zubr/contracts/addons/changes'
import { useRef, useState } from 'react'
import { useEndpoint } from '../../api/polled.ts'
import { ApiFailure, call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import choice from '../../components/fields/choice.module.css'
import { EulaField } from '../../components/fields/eula-field.tsx'
import { Loaded, Loading } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useCoreMessages } from '../../cores/core-messages.tsx'
import { KindOptions } from '../../cores/kind-options.tsx'
import { VersionChoice } from '../../cores/version-choice.tsx'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from './core.module.css'
import { kindsForServer, versionToShow } from './offers.ts'
import { PlanView } from './plan-view.tsx'
import { type Present, usePresent } from './use-present.ts'

export type Chosen = { kind: string; version: string | null }

type ChangeProps = { first: Chosen; onClose(): void; onBegun(change: ServerChange): void }

/** Selects another core or version, shows the plan of changes, and starts it. */
export function ChangeCore({ first, onClose, onBegun }: ChangeProps) {
  const { server } = useServer()
  const messages = useCoreMessages()
  const cores = useEndpoint(null, 'GET /api/cores')
  const nodes = useEndpoint(null, 'GET /api/nodes', { query: {} })
  const present = usePresent(server)
  const [chosen, setChosen] = useState(first)
  const [isNew, setNew] = useState(false)
  const offers = cores.data
  const kinds = offers && nodes.data ? kindsForServer(server, { nodes: nodes.data, offers }) : []
  const kind = kinds.find(({ id }) => id === chosen.kind)
  const version =
    kind?.versions.find((offered) => offered.version === chosen.version) ??
    (kind && versionToShow(server, kind))
  const name = `core-world-${server.id}`
  return (
    <div className={styles.change}>
      <h3 tabIndex={-1} ref={focusOnce}>
        {messages.choose.heading}
      </h3>
      <Loaded of={cores} part>
        {() => (
          <Loaded of={nodes} part>
            {() => (
              <>
                <KindOptions
                  kinds={kinds}
                  chosen={kind?.id}
                  memoryMb={server.limits.memoryMb}
                  loading={false}
                  onChoose={(id) => setChosen({ kind: id, version: null })}
                />
                {kind && version && (
                  <VersionChoice
                    key={kind.id}
                    core={kind.name}
                    versions={kind.versions}
                    chosen={version}
                    onChoose={(version) => setChosen({ kind: kind.id, version })}
                  />
                )}
                {server.edition !== 'proxy' && (
                  <fieldset className={styles.worlds}>
                    <legend>{messages.choose.world}</legend>
                    {[false, true].map((each) => (
                      <label key={String(each)} className={`${choice.choice} ${styles.world}`}>
                        <input
                          type="radio"
                          name={name}
                          checked={isNew === each}
                          onChange={() => setNew(each)}
                        />
                        <span>
                          <strong>{each ? messages.choose.fresh : messages.choose.keep}</strong>
                          <span className={`${panel.ownLine} ${panel.dim} ${panel.small}`}>
                            {each ? messages.choose.freshHint : messages.choose.keepHint}
                          </span>
                        </span>
                      </label>
                    ))}
                  </fieldset>
                )}
                <h3>{messages.plan.heading}</h3>
                {present.data && kind && version ? (
                  <Preview
                    key={`${kind.id} ${version.version} ${isNew}`}
                    core={{ id: kind.id, version: version.version }}
                    newWorld={isNew}
                    {...{ onClose, onBegun }}
                    there={present.data}
                    onNewWorld={() => setNew(true)}
                    onStale={present.refresh}
                  />
                ) : (
                  <>
                    {present.failure ? (
                      <div className={`${panel.alert} ${panel.spread}`} role="alert">
                        <p>{messages.plan.notRead}</p>
                        <Retry onClick={present.refresh} />
                      </div>
                    ) : (
                      <Reading />
                    )}
                    <div className={panel.row}>
                      <Button tone="quiet" onClick={onClose}>
                        {messages.plan.cancel}
                      </Button>
                    </div>
                  </>
                )}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}

/** Moves the focus to the selection after a click on "change". */
const focusOnce = (heading: HTMLElement | null) => heading?.focus()

function Retry({ onClick }: { onClick(): void }) {
  const { messages } = useI18n()
  return (
    <Button tone="quiet" onClick={onClick}>
      {messages.frame.retry}
    </Button>
  )
}

function Reading() {
  const messages = useCoreMessages().plan
  return (
    <>
      <p className={panel.dim}>{messages.reading}</p>
      <Loading />
    </>
  )
}

type PreviewProps = {
  core: { id: string; version: string }
  newWorld: boolean
  there: Present
  onNewWorld(): void
  onStale(): void
  onClose(): void
  onBegun(change: ServerChange): void
}

function Preview({ core, newWorld, there, onNewWorld, onStale, onClose, onBegun }: PreviewProps) {
  const { server } = useServer()
  const { failed } = useToasts()
  const messages = useCoreMessages().plan
  const params = { id: server.id }
  const body = { core, newWorld, ...there }
  const plan = useEndpoint(null, 'POST /api/servers/:id/core/plan', { params, body })
  const [eula, setEula] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [anew, setAnew] = useState(false)
  const key = useRef(crypto.randomUUID())
  const { data } = plan
  const lacksConsent = data?.requiresEula === true && !eula
  async function begin() {
    setTried(true)
    if (!data || lacksConsent) return
    setBusy(true)
    try {
      const headers = { 'idempotency-key': key.current }
      const input = { ...body, digest: data.digest, ...(data.requiresEula && { eula }) }
      onBegun(await call('POST /api/servers/:id/core', { params, headers, body: input }))
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiFailure) || error.code !== 'conflict') return failed(error)
      // The plan was based on an outdated state.
      key.current = crypto.randomUUID()
      setAnew(true)
      onStale()
      plan.refresh()
    }
  }
  return (
    <>
      {data === undefined && !plan.failure ? (
        <Reading />
      ) : (
        <Loaded of={plan} part>
          {(loadedPlan) => (
            <>
              {anew && <Notice role="alert">{messages.anew}</Notice>}
              <PlanView plan={loadedPlan} onNewWorld={onNewWorld} />
              {loadedPlan.requiresEula && loadedPlan.refusals.length === 0 && (
                <EulaField checked={eula} isMissing={tried && lacksConsent} onChange={setEula} />
              )}
            </>
          )}
        </Loaded>
      )}
      <div className={panel.row}>
        {data && data.refusals.length === 0 && (
          <Button disabled={busy || server.nodeSilent} onClick={() => void begin()}>
            {messages.go}
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </>
  )
}
