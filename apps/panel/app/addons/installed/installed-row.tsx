import { fill, formatNumber } from '@zubr/i18n/format'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import fields from '../../components/fields/field.module.css'
import { MoreMenu } from '../../components/menu.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { filesOf } from '../../file-access/context.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { fileErrorOf } from '../../file-access/file-error.ts'
import { folderAddress, folderOf, nameOf, openAddress } from '../../file-access/file-paths.ts'
import { useFilesMessages } from '../../files/files-messages.tsx'
import { formatBytes } from '../../files/formats.ts'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import { useServer } from '../../server/context.ts'
import styles from '../addons.module.css'
import { addonsAddress, projectAddress } from '../addons-address.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { AddonIcon } from '../icon.tsx'
import { type AddonRow, javaLacked, switchedName } from '../rows.ts'

type RowProps = {
  row: AddonRow
  /** Undefined: selection is off. */
  isChosen: boolean | undefined
  onChoose(is: boolean): void
  onUpdate(): void
  onNews(): void
}

/** One file: name, state and actions. */
export function InstalledRow({ row, isChosen, onChoose, onUpdate, onNews }: RowProps) {
  const { server } = useServer()
  const { locale } = useI18n()
  const { installed: messages, pack: ofPack } = useAddonsMessages()
  const { installed, name, version, author, about, project, update, neededBy, missing } = row
  const { enabled, fault, bytes, path } = installed
  const lacks = javaLacked(installed, server.core.java)
  const isClientOnly = installed.about?.side === 'client' || project?.clientOnly === true
  return (
    <li className={`${panel.plate} ${styles.row} ${enabled ? '' : styles.off}`}>
      <AddonIcon icon={project?.icon ?? null} name={name} />
      <div className={styles.what}>
        <h3>
          {project ? (
            <Link className={styles.name} to={projectAddress(server.id, project)}>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          <span className={styles.version}>{version}</span>
        </h3>
        <p className={`${panel.row} ${styles.marks}`}>
          {!enabled && <span className={panel.mark}>{messages.off}</span>}
          {installed.pack && (
            <span className={panel.mark}>
              {installed.pack === 'changed' ? ofPack.markChanged : ofPack.mark}
            </span>
          )}
          {update && (
            <span className={`${panel.mark} ${panel.good}`}>
              {fill(messages.newer, { version: update.number })}
            </span>
          )}
          {author && <span className={panel.dim}>{fill(messages.author, { name: author })}</span>}
          <span className={panel.dim}>{formatBytes(locale, bytes)}</span>
        </p>
        {about && <p className={styles.about}>{about}</p>}
        {fault && <p className={styles.fault}>{messages.faults[fault]}</p>}
        {lacks !== undefined && (
          <p className={styles.fault}>
            {fill(messages.needsJava, { java: String(lacks), here: String(server.core.java) })}
          </p>
        )}
        {isClientOnly && <p className={styles.fault}>{messages.clientOnly}</p>}
        {missing.length > 0 && (
          <p className={styles.fault}>
            {fill(messages.missing, { names: missing.join(', ') })}{' '}
            <Link
              className={panel.link}
              to={`${addonsAddress(server.id, 'catalogue')}?${new URLSearchParams({ q: missing[0] ?? '' })}`}
            >
              {messages.find}
            </Link>
          </p>
        )}
        {neededBy.length > 0 && (
          <p className={`${panel.small} ${panel.dim}`}>
            {fill(messages.neededBy, { names: named(neededBy, (count) => formatNumber(locale, count)) })}
          </p>
        )}
        {!project && !fault && installed.hashes && <Unknown path={path} />}
      </div>
      <div className={styles.controls}>
        {update && isChosen !== undefined && (
          <label className={styles.tick}>
            <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
            <span className="visually-hidden">{fill(messages.choose, { name })}</span>
          </label>
        )}
        {update && (
          <Button
            tone="quiet"
            aria-label={`${messages.update}: ${name}`}
            disabled={server.nodeSilent}
            onClick={onUpdate}
          >
            {messages.update}
          </Button>
        )}
        <Switch row={row} />
        <RowMenu row={row} onNews={onNews} />
      </div>
    </li>
  )
}

const maxNamed = 4
const named = (names: readonly string[], format: (count: number) => string): string =>
  names.slice(0, maxNamed).join(', ') +
  (names.length > maxNamed ? ` +${format(names.length - maxNamed)}` : '')

/** Shown only after the catalogues have answered. */
function Unknown({ path }: { path: string }) {
  const messages = useAddonsMessages().installed
  const { known } = useAddons()
  if (!known.data || known.failure || known.data.some((one) => one.path === path)) return null
  return <p className={`${panel.small} ${panel.dim}`}>{messages.unknown}</p>
}

/** A disabled addon has a file name that the server does not load. */
function Switch({ row }: { row: AddonRow }) {
  const { server } = useServer()
  const { messages: common } = useI18n()
  const messages = useAddonsMessages().installed
  const files = useFilesMessages()
  const { there } = useAddons()
  const toasts = useToasts()
  const [busy, run] = useBusy()
  const [asking, setAsking] = useState(false)
  const { installed, name, neededBy } = row
  const toggle = () =>
    run(async () => {
      const client = filesOf(server.id)
      try {
        await client.call('rename', { path: installed.path, name: switchedName(installed) })
        client.changed(folderOf(installed.path))
      } catch (error) {
        toasts.bad(failureText(fileErrorOf(error), files, common))
        there.refresh()
      }
    })
  return (
    <>
      <label className={`${fields.switch} ${styles.switch}`}>
        <input
          type="checkbox"
          checked={installed.enabled}
          disabled={busy || server.nodeSilent || server.contract !== 'active'}
          aria-label={fill(messages.toggle, { name })}
          onChange={() => (installed.enabled && neededBy.length > 0 ? setAsking(true) : void toggle())}
        />
        <span className={fields.track} />
      </label>
      <Confirm
        open={asking}
        title={fill(messages.offTitle, { name })}
        text={fill(messages.offText, { names: neededBy.join(', ') })}
        action={messages.turnOff}
        onClose={() => setAsking(false)}
        onConfirm={toggle}
      />
    </>
  )
}

function RowMenu({ row, onNews }: { row: AddonRow; onNews(): void }) {
  const { server } = useServer()
  const messages = useAddonsMessages()
  const { wish } = useAddons()
  const navigate = useNavigate()
  const { installed, name, project, update } = row
  const top = paths.files(server.id)
  const item = (label: string, act: () => unknown, disabled = false) => (
    <li>
      <button type="button" aria-label={`${label}: ${name}`} disabled={disabled} onClick={() => void act()}>
        {label}
      </button>
    </li>
  )
  const [settings] = installed.settings
  const isFile = settings !== undefined && /\.\w{1,10}$/.test(nameOf(settings))
  return (
    <MoreMenu className={styles.more}>
      {update && item(messages.installed.news, onNews)}
      {settings !== undefined &&
        item(messages.installed.settings, () =>
          navigate(
            isFile
              ? top + folderAddress(folderOf(settings)) + openAddress(nameOf(settings))
              : top + folderAddress(settings),
          ),
        )}
      {item(messages.installed.inFiles, () => navigate(top + folderAddress(folderOf(installed.path))))}
      {project &&
        item(messages.installed.versions, () => navigate(`${projectAddress(server.id, project)}#versions`))}
      {item(
        messages.installed.remove,
        () =>
          wish({
            title: fill(messages.plan.remove, { name }),
            want: [{ do: 'remove', path: installed.path, settings: false }],
          }),
        server.nodeSilent,
      )}
    </MoreMenu>
  )
}
