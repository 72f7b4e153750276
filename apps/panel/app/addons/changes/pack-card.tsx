import type { InstalledPack } from '@zubr/contracts/addons/installed'
import type { KnownPack } from '@zubr/contracts/addons/pack'
import { packRecord } from '@zubr/domain/cores/change/folders'
import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { filesOf } from '../../file-access/context.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { fileErrorOf } from '../../file-access/file-error.ts'
import { useFilesMessages } from '../../files/files-messages.tsx'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from '../addons.module.css'
import { addonsAddress, projectAddress } from '../addons-address.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { AddonIcon } from '../icon.tsx'
import { putFiles } from '../installed/put-files.ts'
import { Markdown } from '../text/markdown.tsx'
import { useMayChange } from '../use-may-change.ts'
import { usePack } from './use-pack.ts'

/** The modpack of a server with mods, its newest version, and how to change it. */
export function PackCard() {
  const { server } = useServer()
  const messages = useAddonsMessages().pack
  const { kinds, zipKind, folderOf, readPack } = useAddons()
  const [busy, run] = useBusy()
  const [asking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { pack, known } = usePack(server.id)
  const mayNot = !useMayChange() || busy
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <h2>{messages.heading}</h2>
      {pack ? (
        <Standing pack={pack} known={known.data} isAway={known.failure !== undefined} mayNot={mayNot} />
      ) : (
        pack === null && <p>{messages.none}</p>
      )}
      <p className={`${panel.small} ${panel.dim}`}>{messages.about}</p>
      <div className={panel.row}>
        <Link
          className={buttonClass({ tone: 'quiet', size: 'small' })}
          to={`${addonsAddress(server.id, 'catalogue')}?kind=modpack`}
        >
          {messages.find}
        </Link>
        <Button tone="quiet" disabled={mayNot} onClick={() => input.current?.click()}>
          {messages.fromFile}
        </Button>
        {pack && (
          <Button tone="quiet" disabled={mayNot} onClick={() => setAsking(true)}>
            {messages.detach}
          </Button>
        )}
      </div>
      {pack && <Detach name={pack.name} open={asking} onClose={() => setAsking(false)} />}
      <input
        ref={input}
        type="file"
        hidden
        accept=".mrpack"
        aria-label={messages.fromFile}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void run(async () => {
            const onPack = (path: string) => void run(() => readPack({ path }))
            await putFiles(files, { server: server.id, kinds, zipKind, folderOf, onPack })
          })
        }}
      />
    </section>
  )
}

type StandingProps = {
  pack: InstalledPack
  /** Null: no catalogue knows it. Undefined: not loaded yet. */
  known: KnownPack | null | undefined
  isAway: boolean
  mayNot: boolean
}

function Standing({ pack, known, isAway, mayNot }: StandingProps) {
  const { server } = useServer()
  const all = useAddonsMessages()
  const messages = all.pack
  const { readPack } = useAddons()
  const [busy, run] = useBusy()
  const { name, version } = pack
  const update = known?.update
  return (
    <>
      <div className={panel.row}>
        <AddonIcon icon={known?.project.icon ?? null} name={known?.project.name ?? name} />
        <p>
          {known ? (
            <Link className={panel.link} to={projectAddress(server.id, known.project)}>
              {fill(messages.installed, { name, version })}
            </Link>
          ) : (
            fill(messages.installed, { name, version })
          )}
          {known && !update && <span className={`${panel.ownLine} ${panel.dim}`}>{messages.newest}</span>}
          {known === null && pack.sha512 !== null && !isAway && (
            <span className={`${panel.ownLine} ${panel.dim}`}>{all.installed.unknown}</span>
          )}
        </p>
      </div>
      {isAway && <Notice>{all.installed.notKnown}</Notice>}
      {known && update && (
        <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
          <div className={styles.what}>
            <p>
              <strong>{fill(messages.newer, { version: update.number })}</strong>
            </p>
            {update.changes && (
              <details className={styles.news}>
                <summary>{all.project.news}</summary>
                <Markdown text={update.changes} />
              </details>
            )}
          </div>
          <Button
            disabled={mayNot || busy}
            onClick={() =>
              run(() =>
                readPack({ source: known.project.source, project: known.project.id, version: update.id }),
              )
            }
          >
            {messages.lookUpdate}
          </Button>
        </div>
      )}
    </>
  )
}

/** Moves the pack's manifest into the bin: everything else stays and belongs to the owner. */
function Detach({ name, open, onClose }: { name: string; open: boolean; onClose(): void }) {
  const { server } = useServer()
  const { messages: common } = useI18n()
  const messages = useAddonsMessages().pack
  const files = useFilesMessages()
  const { there } = useAddons()
  const toasts = useToasts()
  return (
    <Confirm
      open={open}
      title={fill(messages.detachTitle, { name })}
      text={messages.detachText}
      action={messages.detach}
      onClose={onClose}
      onConfirm={async () => {
        const client = filesOf(server.id)
        try {
          await client.task('remove', { paths: [packRecord], forever: false })
        } catch (error) {
          toasts.bad(failureText(fileErrorOf(error), files, common))
        }
        client.changed('')
        there.refresh()
      }}
    />
  )
}
