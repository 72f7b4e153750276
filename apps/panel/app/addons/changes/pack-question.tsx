import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { PackPreview } from '@zubr/contracts/addons/pack'
import { isWorldFolder } from '@zubr/domain/cores/change/folders'
import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, plural } from '@zubr/i18n/format'
import { useState } from 'react'
import { useEndpoint } from '../../api/polled.ts'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { formatBytes } from '../../files/formats.ts'
import { formatMegabytes } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import { coreName } from '../../server/core-name.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { Tick } from '../plan/tick.tsx'
import styles from './pack.module.css'

type QuestionProps = { change: ServerChange; onAnswer(change: ServerChange): void }

/**
 * Asks whether to install a modpack that the node has read. The card stays on the page until it is
 * answered.
 */
export function PackQuestion({ change, onAnswer }: QuestionProps) {
  const { server } = useServer()
  const { locale } = useI18n()
  const messages = useAddonsMessages()
  const [open, setOpen] = useState(true)
  const [busy, run] = useBusy()
  const params = { id: server.id, change: change.id }
  const about = useEndpoint(null, 'GET /api/servers/:id/changes/:change/pack', { params })
  const isUpdate = change.steps.some(({ from }) => from !== null)
  const title = about.data
    ? fill(isUpdate ? messages.pack.updateTitle : messages.pack.askTitle, {
        name: about.data.name,
        version: about.data.version,
      })
    : messages.changes.phases.asking
  const { world } = useAddons()
  const [newWorld, setNewWorld] = useState(false)
  const mustBeNew = about.data?.world.reason != null
  const refuse = () =>
    run(async () => {
      onAnswer(await call('POST /api/servers/:id/changes/:change/cancel', { params }))
      setOpen(false)
    })
  const agree = () =>
    run(async () => {
      const body = { newWorld, ...(isWorldFolder(world) && { worldFolder: world }) }
      onAnswer(await call('POST /api/servers/:id/changes/:change/agree', { params, body }))
      setOpen(false)
    })
  return (
    <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
      <p>{title}</p>
      <div className={panel.row}>
        <Button tone="quiet" disabled={busy} onClick={refuse}>
          {messages.pack.refuse}
        </Button>
        <Button onClick={() => setOpen(true)}>{messages.pack.look}</Button>
      </div>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <Loaded of={about}>
          {(pack) => (
            <>
              <p>
                {fill(messages.pack.runs, {
                  loader: `${loaderName(pack.loader)} ${pack.loaderVersion}`,
                  version: pack.gameVersion,
                })}
                {' · '}
                {plural(locale, messages.pack.files, pack.files)}, {formatBytes(locale, pack.bytes)}
              </p>
              <CoreLine of={pack} />
              {isOtherBuild(pack) && (
                <Notice>
                  {fill(messages.pack.otherBuild, {
                    loader: loaderName(pack.loader),
                    wanted: pack.loaderVersion,
                    build: pack.core.build ?? '',
                  })}
                </Notice>
              )}
              <Memory of={pack.memory} />
              {pack.world.converted && <Notice>{messages.pack.converted}</Notice>}
              {mustBeNew && (
                <>
                  <Notice>{messages.pack.worldNo}</Notice>
                  <Tick checked={newWorld} onChange={setNewWorld}>
                    {messages.pack.newWorld}
                  </Tick>
                </>
              )}
              <PackFiles pack={pack} />
              <Notice>{messages.pack.stops}</Notice>
            </>
          )}
        </Loaded>
        <DialogButtons>
          <Button tone="quiet" disabled={busy} onClick={refuse}>
            {messages.pack.refuse}
          </Button>
          <Button
            disabled={
              busy ||
              !about.data ||
              (mustBeNew && !newWorld) ||
              server.nodeSilent ||
              server.contract !== 'active'
            }
            onClick={agree}
          >
            {isUpdate ? messages.installed.update : messages.pack.agree}
          </Button>
        </DialogButtons>
      </Dialog>
    </div>
  )
}

/** The core that the server will run, if another core, version or build. */
function CoreLine({ of: { core, before } }: { of: PackPreview }) {
  const messages = useAddonsMessages().changes.kinds
  const named = ({ id, version, build }: PackPreview['core']) =>
    [coreName(id), version, build !== null && `(${build})`].filter(Boolean).join(' ')
  if (named(core) === named(before)) return null
  return (
    <p>
      {messages.core}: {named(before)} → {named(core)}
    </p>
  )
}

/** The pack's build of its loader is not available, so a newer one replaces it. */
const isOtherBuild = ({ loader, loaderVersion, gameVersion, core: { build } }: PackPreview): boolean =>
  loader !== 'vanilla' && build !== null && ![build, `${gameVersion}-${build}`].includes(loaderVersion)

const loaderNames: Record<string, string> = {
  fabric: 'Fabric',
  forge: 'Forge',
  neoforge: 'NeoForge',
  quilt: 'Quilt',
}
const loaderName = (loader: string): string => lookUp(loaderNames, loader) ?? loader

/** Files that are added, changed, removed and unchanged. */
function PackFiles({ pack }: { pack: PackPreview }) {
  const { locale } = useI18n()
  const messages = useAddonsMessages().pack
  return (['added', 'changed', 'removed', 'kept'] as const).map((what) => {
    const paths = pack[what]
    if (paths.length === 0) return null
    return (
      <details key={what} className={styles.files}>
        <summary>{plural(locale, messages[what], paths.length)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
        <ul tabIndex={0} aria-label={messages.show}>
          {paths.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      </details>
    )
  })
}

/** The pack's estimated memory, compared with the plan's. It is a recommendation. */
function Memory({ of }: { of: PackPreview['memory'] }) {
  const { locale, messages: common } = useI18n()
  const messages = useAddonsMessages().pack
  const isShort = of.recommendedMb > of.availableMb
  const text = fill(isShort ? messages.memoryShort : messages.memory, {
    amount: formatMegabytes(locale, common, of.recommendedMb),
    limit: formatMegabytes(locale, common, of.availableMb),
  })
  return isShort ? <Notice>{text}</Notice> : <p className={panel.dim}>{text}</p>
}
