import type { Server } from '@zubr/contracts/servers/server'
import { supportedAddons } from '@zubr/domain/cores/addons'
import { fill } from '@zubr/i18n/format'
import { Link, useNavigate } from 'react-router'
import { addonsAddress, projectAddress, type WishState } from '../addons/addons-address.ts'
import { useEndpoint } from '../api/polled.ts'
import { Button } from '../components/button.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { filesOf } from '../file-access/context.ts'
import { folderAddress, folderOf, nameOf, openAddress, searchAddress } from '../file-access/file-paths.ts'
import { useI18n } from '../i18n.tsx'
import { useDiagnosisMessages } from '../log-sharing/diagnosis-messages.tsx'
import { paths } from '../paths.ts'
import { useAct } from '../server/actions.tsx'
import { useServer } from '../server/context.ts'
import { javaFor } from '../server/java-choice.ts'
import { useSetJava } from '../server/use-set-java.ts'
import type { PlanChangeState } from '../terms/change-plan.tsx'
import { findProject } from './find-project.ts'
import type { Remedy, RemedyPage } from './remedies.ts'

type RemedyProps = {
  remedy: Remedy
  /** The first remedy, usually the best. */
  isMain: boolean
  onSwitchedOff(path: string): void
}

export function RemedyButton({ remedy, isMain, onSwitchedOff }: RemedyProps) {
  const messages = useDiagnosisMessages()
  const { server } = useServer()
  const navigate = useNavigate()
  const tone = isMain ? 'main' : 'quiet'
  const { id } = server
  const link = (text: string, to: string, state?: object) => (
    <Link className={panel.link} to={to} state={state}>
      {text}
    </Link>
  )
  switch (remedy.do) {
    case 'java':
      return <UseJava remedy={remedy} />
    case 'install':
      return takesAny(server) && <Install remedy={remedy} tone={tone} />
    case 'update': {
      const { path } = remedy
      const wish: WishState = { name: nameOf(path), want: { do: 'update', path } }
      return (
        <Button tone={tone} onClick={() => navigate(paths.addons(id), { state: { wish } })}>
          {fill(messages.update, { name: nameOf(path) })}
        </Button>
      )
    }
    case 'versions': {
      const to = projectAddress(id, { source: remedy.source, id: remedy.project })
      return link(fill(messages.versions, remedy), `${to}#versions`)
    }
    case 'switchOff':
      return <SwitchOff {...{ tone, onSwitchedOff }} path={remedy.path} />
    case 'open': {
      const { path, line } = remedy
      const folder = `${paths.files(id)}${folderAddress(folderOf(path))}`
      return link(
        fill(messages.openFile, { file: nameOf(path) }),
        folder + openAddress(nameOf(path), Number(line) || undefined),
      )
    }
    case 'restore':
      return link(fill(messages.restore, { file: nameOf(remedy.path) }), paths.backups(id), {
        restore: remedy.path,
      })
    case 'port':
      return link(fill(messages.findPort, remedy), paths.files(id) + searchAddress(remedy.port))
    default:
      return <ToPage page={remedy.do} />
  }
}

const takesAny = ({ core }: Pick<Server, 'core'>) => supportedAddons(core.id).length > 0

function ToPage({ page }: { page: RemedyPage }) {
  const messages = useDiagnosisMessages()
  const { messages: panelMessages } = useI18n()
  const { server } = useServer()
  const { id } = server
  if (page === 'addons' && !takesAny(server)) return null
  if (page === 'plan') {
    const state: PlanChangeState = { changePlan: true }
    return (
      <Link className={panel.link} to={paths.server(id)} state={state}>
        {panelMessages.terms.plan.change}
      </Link>
    )
  }
  const to =
    page === 'core' ? paths.settings(id) : page === 'ports' ? `${paths.settings(id)}#ports` : paths[page](id)
  return (
    <Link className={panel.link} to={to} state={page === 'core' ? { changeCore: true } : undefined}>
      {messages[page]}
    </Link>
  )
}

/** Sets the Java that the server needs, and starts it. */
function UseJava({ remedy }: { remedy: Extract<Remedy, { do: 'java' }> }) {
  const messages = useDiagnosisMessages()
  const { server } = useServer()
  const { done } = useToasts()
  const act = useAct()
  const give = useSetJava()
  const [busy, run] = useBusy()
  const params = { id: server.id }
  const known = useEndpoint(null, 'GET /api/servers/:id/java', { params })
  const { java } = remedy
  if (known.failure) return <ToPage page="settings" />
  if (!known.data)
    return known.data === null ? null : <Button disabled>{fill(messages.useJava, { java })}</Button>
  const found = javaFor(remedy, server, known.data)
  if (found === 'has') return <p>{fill(messages.hasJava, { java: String(server.core.java) })}</p>
  if (found === 'none') return <p>{fill(messages.noJava, { java, here: String(server.core.java) })}</p>
  const { to } = found
  const use = () =>
    run(async () => {
      const updated = await give(to === known.data?.usual ? null : to)
      done(fill(messages.javaUsed, { java: String(to) }))
      // A server that should run is restarted automatically.
      if (updated.desiredState !== 'running') await act('start')
    })
  return (
    <Button disabled={busy} onClick={use}>
      {fill(messages.useJava, { java: String(to) })}
    </Button>
  )
}

/**
 * Links to the install plan of the missing project, or to a catalogue search if none or several
 * match.
 */
function Install({
  remedy: { name, kind },
  tone,
}: {
  remedy: Extract<Remedy, { do: 'install' }>
  tone: 'main' | 'quiet'
}) {
  const messages = useDiagnosisMessages()
  const { server } = useServer()
  const navigate = useNavigate()
  const [busy, run] = useBusy()
  const { id, core } = server
  const find = () =>
    run(async () => {
      const project = await findProject(name, { kind, core })
      if (!project)
        return navigate(`${addonsAddress(id, 'catalogue')}?${new URLSearchParams({ q: name, kind })}`)
      const wish: WishState = {
        name: project.name,
        want: { do: 'install', source: project.source, project: project.id },
      }
      void navigate(paths.addons(id), { state: { wish } })
    })
  return (
    <Button tone={tone} disabled={busy} onClick={find}>
      {fill(messages.install, { name })}
    </Button>
  )
}

/** Disables a plugin or mod by renaming it; its tab or another rename enables it again. */
function SwitchOff({
  path,
  tone,
  onSwitchedOff,
}: Pick<RemedyProps, 'onSwitchedOff'> & { path: string; tone: 'main' | 'quiet' }) {
  const messages = useDiagnosisMessages()
  const { id } = useServer().server
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const name = nameOf(path)
  const switchOff = () =>
    run(async () => {
      const files = filesOf(id)
      await files.call('rename', { path, name: `${name}.disabled` })
      files.changed(folderOf(path))
      onSwitchedOff(path)
      done(fill(messages.switchedOff, { name }))
    })
  return (
    <Button tone={tone} disabled={busy} onClick={switchOff}>
      {fill(messages.switchOff, { name })}
    </Button>
  )
}
