import type { ServerChange } from '@zubr/contracts/addons/changes'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { fill } from '@zubr/i18n/format'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { isUnderWay } from '../../addons/changes/change-phase.ts'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useCoreMessages, WithCoreMessages } from '../../cores/core-messages.tsx'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import { ChangeCore, type Chosen } from './change-core.tsx'
import styles from './core.module.css'
import { CoreNews } from './core-news.tsx'
import { JavaChoice } from './java-choice.tsx'
import { newerOf } from './offers.ts'
import { Reinstall } from './reinstall.tsx'

const restMs = 20_000
const workMs = 2_000

/**
 * The server's core, and the forms to change it: core, version, build, Java, or a reinstall.
 * `children`: the form of settings outside the files.
 */
export default function CoreSettings({ children }: { children: ReactNode }) {
  return (
    <section className={panel.plate}>
      <WithCoreMessages>
        <Core>{children}</Core>
      </WithCoreMessages>
    </section>
  )
}

function Core({ children }: { children: ReactNode }) {
  const { server, polled } = useServer()
  const messages = useCoreMessages()
  const { done } = useToasts()
  const [pauseMs, setPauseMs] = useState(workMs)
  const changes = useEndpoint(pauseMs, 'GET /api/servers/:id/changes', { params: { id: server.id } })
  const cores = useEndpoint(null, 'GET /api/cores')
  // A link to "change" opens the form.
  const linkState = useLocation().state as { changeCore?: true; version?: string } | null
  const [chosen, setChosen] = useState<Chosen | undefined>(
    linkState?.changeCore ? { kind: server.core.id, version: linkState.version ?? null } : undefined,
  )
  const isBusy = changes.data?.some(isUnderWay) === true
  const pause = isBusy ? workMs : restMs
  if (changes.data && pause !== pauseMs) setPauseMs(pause)
  const began = (change: ServerChange) => {
    changes.put([change, ...(changes.data ?? []).filter(({ id }) => id !== change.id)])
    setChosen(undefined)
    polled.refresh()
    done(messages.news.begun)
  }
  const isFree = changes.data !== undefined && !isBusy && server.contract === 'active' && !server.maintenance
  return (
    <>
      <h2>{messages.section.heading}</h2>
      <Facts />
      <CoreNews changes={changes.data ?? []} onAnswer={began} />
      {isFree && !chosen && (
        <>
          <Hints
            newer={newerOf(server, cores.data ?? [])}
            onChoose={(version) => setChosen({ kind: server.core.id, version })}
          />
          <div className={`${panel.row} ${styles.action}`}>
            <Button tone="quiet" onClick={() => setChosen({ kind: server.core.id, version: null })}>
              {messages.section.change}
            </Button>
          </div>
          {server.core.java !== null && <JavaChoice />}
        </>
      )}
      {isFree && chosen && (
        <ChangeCore
          key={`${chosen.kind} ${chosen.version}`}
          first={chosen}
          onClose={() => setChosen(undefined)}
          onBegun={began}
        />
      )}
      {children}
      {isFree && !chosen && <Reinstall onBegun={began} />}
    </>
  )
}

function Facts() {
  const { messages: all } = useI18n()
  const { server } = useServer()
  const messages = useCoreMessages().section
  const { id, version, gameVersion, build, java } = server.core
  const small = [
    gameVersion !== version && fill(messages.game, { version: gameVersion }),
    build && fill(all.create.build, { build }),
    java !== null && `Java ${java}`,
  ].filter(Boolean)
  return (
    <p>
      <strong>
        {isCoreId(id) ? coreKinds[id].name : id} {version}
      </strong>{' '}
      <span className={panel.dim}>{small.join(' · ')}</span>
    </p>
  )
}

type HintsProps = { newer: ReturnType<typeof newerOf>; onChoose(version: string): void }

/** Newer builds and versions than the server's, with buttons. */
function Hints({ newer: { build, version }, onChoose }: HintsProps) {
  const messages = useCoreMessages().section
  if (!build && !version) return null
  return (
    <div className={styles.hints}>
      {build && (
        <div className={`${panel.alert} ${panel.calm} ${panel.spread}`}>
          <p>{fill(messages.newBuild, { build: build.build })}</p>
          <Button tone="quiet" onClick={() => onChoose(build.version)}>
            {fill(messages.toBuild, { build: build.build })}
          </Button>
        </div>
      )}
      {version && (
        <div className={`${panel.alert} ${panel.calm} ${panel.spread}`}>
          <p>{fill(messages.newVersion, { version: version.version })}</p>
          <Button tone="quiet" onClick={() => onChoose(version.version)}>
            {fill(messages.toVersion, { version: version.version })}
          </Button>
        </div>
      )}
    </div>
  )
}
