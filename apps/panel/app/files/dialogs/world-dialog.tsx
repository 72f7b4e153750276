import type { FoundWorld } from '@zubr/contracts/files/answers'
import type { NameEncoding } from '@zubr/contracts/files/file-constants'
import { fill, formatNumber, plural } from '@zubr/i18n/format'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { Loading } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFiles } from '../../file-access/context.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { type FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { nameOf } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { useAct } from '../../server/actions.tsx'
import { canDo, isDown } from '../../server/can-do.ts'
import { useServer } from '../../server/context.ts'
import { ownWorld } from '../actions/own-world.ts'
import { useFilesMessages } from '../files-messages.tsx'
import { formatBytes } from '../formats.ts'
import styles from './dialogs.module.css'
import { likelyNames, NamesField } from './names-field.tsx'

/** A world in an archive, and the folder that it replaces. */
export type WorldAnswer = { world: FoundWorld; into: string; isThere: boolean; likely: NameEncoding }
type Found = { worlds: FoundWorld[]; current: { folder: string; isThere: boolean } }

/** Shows the worlds in an archive, and asks which one replaces the server's own. */
export function WorldDialog({ path, answer }: { path: string; answer(chosen: WorldAnswer | null): void }) {
  const client = useFiles()
  const { server } = useServer()
  const { locale, messages: common } = useI18n()
  const all = useFilesMessages()
  const messages = all.dialogs
  const likely = likelyNames[locale]
  const [names, setNames] = useState<NameEncoding>()
  const [found, setFound] = useState<Found>()
  const [chosen, setChosen] = useState(0)
  const [failure, setFailure] = useState<FileError>()
  const [tries, setTries] = useState(0)
  const group = useFocusFallback<HTMLDivElement>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads again
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const { gameVersion } = server.core
    const args = { path, likely, ...(names && { names }) }
    Promise.all([client.all('findWorlds', args, { signal }), ownWorld(client, { gameVersion }, signal)])
      .then(([worlds, current]) => setFound({ worlds, current }))
      .catch((error) => signal.aborted || setFailure(fileErrorOf(error)))
    return () => ended.abort()
  }, [client, path, tries, likely, names, server.core.gameVersion])
  const world = found?.worlds[chosen]
  return (
    <Dialog open title={fill(messages.worldTitle, { name: nameOf(path) })} onClose={() => answer(null)}>
      <div ref={group} tabIndex={-1} className={styles.found}>
        {failure && (
          <p role="alert" className={panel.alert}>
            {failureText(failure, all, common)}
          </p>
        )}
        {!failure && !found && <Loading />}
        {found && !world && <Notice>{messages.worldNone}</Notice>}
        {found && world && (
          <>
            <Worlds worlds={found.worlds} archive={nameOf(path)} chosen={chosen} onChoose={setChosen} />
            {world.names && <NamesField value={world.names} onChange={setNames} />}
            <p>
              {fill(found.current.isThere ? messages.worldInstead : messages.worldInto, {
                name: found.current.folder,
              })}
            </p>
            {!isDown(server) && <StopFirst />}
          </>
        )}
      </div>
      <DialogButtons onCancel={() => answer(null)}>
        {failure && (
          <Button
            tone="quiet"
            onClick={() => {
              setFailure(undefined)
              setTries(tries + 1)
            }}
          >
            {common.frame.retry}
          </Button>
        )}
        <Button
          disabled={!world || !isDown(server)}
          onClick={() =>
            found &&
            world &&
            answer({ world, into: found.current.folder, isThere: found.current.isThere, likely })
          }
        >
          {all.actions.importWorld}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

/** A world's title: its own name, its folder, or the archive's name. */
export const worldName = ({ name, folder }: FoundWorld, archive: string): string =>
  name ?? (folder === '' ? archive : nameOf(folder))

function Worlds({
  worlds,
  archive,
  chosen,
  onChoose,
}: {
  worlds: readonly FoundWorld[]
  archive: string
  chosen: number
  onChoose(index: number): void
}) {
  const { locale } = useI18n()
  const { dialogs: messages, tasks } = useFilesMessages()
  const group = useId()
  return (
    <fieldset className={styles.worlds}>
      <legend>{plural(locale, messages.worldsFound, worlds.length)}</legend>
      {worlds.map((world, index) => {
        const dimensions = [world.nether && messages.nether, world.end && messages.end].filter(Boolean)
        const facts = [
          world.version,
          formatBytes(locale, world.bytes),
          plural(locale, tasks.files, world.files, { count: formatNumber(locale, world.files) }),
          dimensions.length > 0 && `+\u00a0${dimensions.join(', ')}`,
        ]
        return (
          <label key={world.folder}>
            <input type="radio" name={group} checked={index === chosen} onChange={() => onChoose(index)} />
            <span>
              <strong>{worldName(world, archive)}</strong>
              <span className={`${panel.ownLine} ${panel.dim}`}>{facts.filter(Boolean).join(' · ')}</span>
              {world.folder !== '' && world.folder !== worldName(world, archive) && (
                <span className={`${panel.ownLine} ${panel.dim} ${panel.small}`}>{world.folder}</span>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** A world in use cannot be replaced: offers to stop the server. */
function StopFirst() {
  const { server } = useServer()
  const { messages: common } = useI18n()
  const messages = useFilesMessages().dialogs
  const act = useAct()
  const [busy, run] = useBusy()
  const mayStop = canDo('stop', server)
  return (
    <div className={styles.stop}>
      <Notice>{mayStop ? messages.worldRuns : messages.worldStopping}</Notice>
      {mayStop && (
        <Button tone="quiet" disabled={busy} onClick={() => run(() => act('stop'))}>
          {common.actions.stop}
        </Button>
      )}
    </div>
  )
}
