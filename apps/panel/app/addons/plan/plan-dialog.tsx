import type {
  AddonPlan,
  PlannedPort,
  PlannedStep,
  RequestedChange,
  ServerChange,
} from '@zubr/contracts/addons/changes'
import { isWorldFolder } from '@zubr/domain/cores/change/folders'
import { portNeedOf } from '@zubr/domain/nodes/port-users'
import { fill } from '@zubr/i18n/format'
import { useEffect, useRef, useState } from 'react'
import { usePolled } from '../../api/polled.ts'
import { ApiFailure, call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { Loaded, Loading } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { nameOf } from '../../file-access/file-paths.ts'
import { useFilesMessages } from '../../files/files-messages.tsx'
import { formatBytes } from '../../files/formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons, type Wish } from '../context.ts'
import type { AddonRow } from '../rows.ts'
import { useMayChange } from '../use-may-change.ts'
import { Conflicts } from './conflicts.tsx'
import styles from './plan.module.css'
import { PlanSteps } from './plan-steps.tsx'
import { lacksPort, PlannedPorts, wantedPorts } from './planned-ports.tsx'
import type { PortNewsOf } from './port-news.tsx'
import { RemoveConflicting } from './remove-conflicting.tsx'
import { SourceChoice, type WantedProject } from './source-choice.tsx'
import { Tick } from './tick.tsx'

type Props = {
  wish: Wish
  onClose(): void
  /** The dialog is open: nothing happens until the owner agrees. */
  onShown(): void
  onBegun(change: ServerChange, ports: PortNewsOf['ports']): void
}

/** Shows what a wish would change. Exactly this plan is carried out, or none. */
export function PlanDialog({ wish, onClose, onShown, onBegun }: Props) {
  const { server } = useServer()
  const { messages: common } = useI18n()
  const files = useFilesMessages()
  const messages = useAddonsMessages().plan
  const { there, rows, present, world, changes } = useAddons()
  const { failed } = useToasts()
  const [busy, run] = useBusy()
  const [more, setMore] = useState<readonly RequestedChange[]>([])
  const [withSettings, setWithSettings] = useState(false)
  const [hasChanged, setHasChanged] = useState(false)
  // One dialog is one change, even if its request is sent again.
  const key = useRef(crypto.randomUUID())
  const [declined, setDeclined] = useState<readonly PlannedPort['purpose'][]>([])
  const project = projectOf(wish)
  const [chosen, setChosen] = useState(project)
  const [isShown, setIsShown] = useState(!wish.direct)
  const wanted = wish.want.map((one) =>
    one.do === 'remove' ? { ...one, settings: withSettings } : one === project && chosen ? chosen : one,
  )
  const body = { changes: [...wanted, ...more], present, ...(isWorldFolder(world) && { world }) }
  const params = { id: server.id }
  const plan = usePolled(
    JSON.stringify([server.id, there.data !== undefined, body]),
    (signal) => call('POST /api/servers/:id/addons/plan', { params, body, signal }),
    null,
  )
  // While a new plan loads, the last one stays visible but inert.
  const last = useRef<AddonPlan>(undefined)
  if (plan.data) last.current = plan.data
  const shown = plan.failure ? plan : { ...plan, data: plan.data ?? last.current }
  const removed = wish.want.flatMap((one) => (one.do === 'remove' ? [one.path] : []))
  const settings = rows.flatMap(({ installed }) =>
    removed.includes(installed.path) ? installed.settings : [],
  )
  const carryOut = () =>
    run(async () => {
      if (!plan.data) return
      try {
        const headers = { 'idempotency-key': key.current }
        const { digest } = plan.data
        const ports = wantedPorts(plan.data.ports, declined)
        onBegun(
          await call('POST /api/servers/:id/addons', { params, headers, body: { ...body, digest, ports } }),
          newsOf(plan.data, { ports, core: server.core.id }),
        )
        onClose()
      } catch (error) {
        setIsShown(true)
        if (error instanceof ApiFailure && noPortLeft.has(error.code)) plan.refresh()
        if (!(error instanceof ApiFailure) || error.code !== 'conflict') return failed(error)
        key.current = crypto.randomUUID()
        setHasChanged(true)
        plan.refresh()
        there.refresh()
        changes.refresh()
      }
    })
  const mayBegin = useMayChange()
  const isDirect = !isShown && there.data !== undefined && mayBegin && isPlain(plan.data, rows)
  const mustAsk = plan.data !== undefined || plan.failure !== undefined || there.failure !== undefined
  const begin = useRef(carryOut)
  begin.current = carryOut
  useEffect(() => {
    if (isDirect) void begin.current()
  }, [isDirect])
  if (!isShown && mustAsk && !isDirect && !busy) setIsShown(true)
  useEffect(() => {
    if (isShown) onShown()
  }, [isShown, onShown])
  if (!isShown) return null
  return (
    <Dialog open title={wish.title} onClose={onClose}>
      {!there.data && there.failure ? (
        <p className={panel.alert} role="alert">
          {failureText(there.failure, files, common)}
        </p>
      ) : !there.data ? (
        <Loading />
      ) : (
        <Loaded of={shown}>
          {(found) => (
            <div className={styles.plan} aria-busy={!plan.data}>
              {hasChanged && <Notice>{messages.changed}</Notice>}
              <Conflicts plan={found} />
              <RemoveConflicting plan={found} more={more} onMore={setMore} />
              {isPossible(found) && <PlanSteps steps={found.steps} />}
              {project && chosen && <SourceChoice of={project} chosen={chosen} onChoose={setChosen} />}
              <PlannedPorts
                ports={isPossible(found) ? found.ports : []}
                declined={declined}
                onDecline={setDeclined}
              />
              <OfPack plan={found} />
              {settings.length > 0 && (
                <Tick checked={withSettings} onChange={setWithSettings}>
                  {fill(messages.withSettings, { names: settings.map(nameOf).join(', ') })}
                </Tick>
              )}
              <Optional plan={found} more={more} onMore={setMore} />
              <Foot plan={found} />
            </div>
          )}
        </Loaded>
      )}
      <DialogButtons onCancel={onClose}>
        {!(plan.data && !isPossible(plan.data)) && (
          <Button
            tone={wish.want.every((one) => one.do === 'remove') ? 'danger' : 'main'}
            disabled={busy || !plan.data || !mayBegin}
            onClick={carryOut}
          >
            {plan.data && lacksPort(plan.data.ports) ? messages.ports.without : messages.go[goOf(wish)]}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

/**
 * Somebody took the last port meanwhile: the new plan says so, and offers to install without one.
 */
const noPortLeft: ReadonlySet<string> = new Set(['too_many_ports', 'no_free_ports'])

/**
 * The project of a wish for the install of one, in any version: another catalogue may have it too.
 */
const projectOf = ({ want: [only, ...rest] }: Wish): WantedProject | undefined =>
  only?.do === 'install' && only.version === undefined && rest.length === 0 ? only : undefined

/** A plan with one file as requested, without choices and warnings. */
const isPlain = (plan: AddonPlan | undefined, rows: readonly AddonRow[]): boolean =>
  plan?.steps.length === 1 &&
  !rows.some(({ installed }) => installed.pack && installed.path === plan.steps[0]?.replaces) &&
  plan.conflicts.length === 0 &&
  plan.optional.length === 0 &&
  plan.ports.length === 0

/** The ports of the addons to install, with the files of each addon. */
function newsOf(
  { ports, steps }: AddonPlan,
  { ports: wanted, core }: { ports: readonly PlannedPort['purpose'][]; core: string },
): PortNewsOf['ports'] {
  return ports
    .filter(({ state, purpose }) => state === 'present' || wanted.includes(purpose))
    .map((port) => {
      const project = steps.find((step) => step.project?.name === port.name)?.project
      return { ...port, files: (project && portNeedOf(project, core)?.files) ?? [] }
    })
}

const isPossible = ({ steps, conflicts }: AddonPlan): boolean =>
  steps.length > 0 && !conflicts.some(({ blocks }) => blocks)

function goOf({ want }: Wish): PlannedStep['do'] {
  const [first] = want
  return first && want.every((one) => one.do === first.do) ? first.do : 'install'
}

/** What happens to a modpack whose mods are changed one by one. */
function OfPack({ plan }: { plan: AddonPlan }) {
  const messages = useAddonsMessages().pack
  const { rows } = useAddons()
  const named = (what: PlannedStep['do']) =>
    plan.steps.flatMap(({ do: done, replaces }) => {
      const row = rows.find(({ installed }) => installed.path === replaces)
      return done === what && row?.installed.pack ? [row.name] : []
    })
  return (['update', 'remove'] as const).map((what) => {
    const names = named(what)
    if (names.length === 0) return null
    const text = what === 'update' ? messages.updatesOwn : messages.removesOwn
    return <Notice key={what}>{fill(text, { names: names.join(', ') })}</Notice>
  })
}

type OptionalProps = {
  plan: AddonPlan
  more: readonly RequestedChange[]
  onMore(more: readonly RequestedChange[]): void
}

/**
 * Optional dependencies. A selected one is part of the plan, and stays here so that it can be
 * deselected.
 */
function Optional({ plan, more, onMore }: OptionalProps) {
  const messages = useAddonsMessages().plan
  if (!isPossible(plan)) return null
  const ticked = plan.steps.flatMap(({ project }) =>
    project && more.some((one) => one.do === 'install' && one.project === project.id) ? [project] : [],
  )
  const offered = plan.optional.filter(({ id }) => !ticked.some((one) => one.id === id))
  const all = [...ticked, ...offered]
  if (all.length === 0) return null
  return (
    <fieldset className={styles.optional}>
      <legend>{messages.optional}</legend>
      {all.map((project) => (
        <Tick
          key={`${project.source} ${project.id}`}
          checked={ticked.includes(project)}
          onChange={(is) => {
            const others = more.filter((one) => one.do !== 'install' || one.project !== project.id)
            const { source, id } = project
            onMore(is ? [...others, { do: 'install', source, project: id }] : others)
          }}
        >
          <strong>{project.name}</strong>
          <span className={`${panel.ownLine} ${panel.dim}`}>{project.summary}</span>
        </Tick>
      ))}
    </fieldset>
  )
}

function Foot({ plan }: { plan: AddonPlan }) {
  const { server } = useServer()
  const { locale } = useI18n()
  const messages = useAddonsMessages().plan
  if (plan.steps.length === 0 && plan.conflicts.length === 0) return <p role="status">{messages.nothing}</p>
  if (!isPossible(plan)) return null
  return (
    <p className={`${panel.small} ${panel.dim}`}>
      {plan.bytes > 0 && <>{fill(messages.bytes, { size: formatBytes(locale, plan.bytes) })}. </>}
      {server.state === 'running' && <>{messages.running} </>}
      {messages.safe}
    </p>
  )
}
