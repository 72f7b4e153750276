import type { IfTaken } from '@zubr/contracts/files/file-constants'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { fill, plural } from '@zubr/i18n/format'
import { useMemo } from 'react'
import type { ArgumentsOf } from '../../api/file-requests.ts'
import { useToasts } from '../../components/toasts/toasts.tsx'
import type { TaskName } from '../../file-access/client.ts'
import { useFiles } from '../../file-access/context.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { folderOf, isWithin, joined, nameOf } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import { ModeDialog } from '../dialogs/mode-dialog.tsx'
import { NameDialog } from '../dialogs/name-dialog.tsx'
import { PackDialog } from '../dialogs/pack-dialog.tsx'
import { PullDialog } from '../dialogs/pull-dialog.tsx'
import { ConfirmDialog, NameConflictDialog } from '../dialogs/questions.tsx'
import { RemovePathsDialog } from '../dialogs/remove-dialog.tsx'
import { SkippedDialog } from '../dialogs/skipped-dialog.tsx'
import { UnpackDialog } from '../dialogs/unpack-dialog.tsx'
import { type WorldAnswer, WorldDialog, worldName } from '../dialogs/world-dialog.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import { chooseArchive } from '../uploads/file-chooser.ts'
import { useAsk } from './asking.tsx'
import { type Ended, tasksOf } from './tasks.ts'
import { worldAmong } from './world-among.ts'

/** The limit of paths in a download's token; larger selections need the folder. */
const maxDownloaded = 1_000

export type FileActions = ReturnType<typeof useFileActions>

/** File operations with their dialogs and toasts. None of them rejects. */
export function useFileActions() {
  const client = useFiles()
  const { server } = useServer()
  const { locale, messages: common } = useI18n()
  const messages = useFilesMessages()
  const toasts = useToasts()
  const ask = useAsk()
  const isRunning = server.state !== 'stopped' && server.state !== 'failed' && server.state !== 'creating'

  return useMemo(() => {
    const { done, dialogs, actions } = messages
    const tasks = tasksOf(client)
    const showFailure = (error: unknown) => {
      const failure = fileErrorOf(error)
      if (failure.code !== 'cancelled' && failure.code !== 'unauthorized')
        toasts.bad(failureText(failure, messages, common))
    }
    const withFailureToast = async (work: () => Promise<void>) => {
      try {
        await work()
      } catch (error) {
        showFailure(error)
      }
    }
    /** Shows a partial failure; returns whether anything was done. */
    const partly = ({ failed, rows }: Pick<Ended, 'failed' | 'rows'>) => {
      const first = rows.find(({ failure }) => failure)
      const why = first?.failure && failureText(new FileError(first.failure.code, first), messages, common)
      if (failed > 0) toasts.bad([plural(locale, done.partly, failed), why ?? ''].join(' ').trim())
    }
    /** Lists the archive entries that were not unpacked. */
    const showSkipped = async ({ rows }: Pick<Ended, 'rows'>) => {
      const skipped = rows.filter(({ reason }) => reason !== undefined)
      if (skipped.length > 0) await ask<null>((answer) => <SkippedDialog rows={skipped} answer={answer} />)
    }
    const sure = async (title: string, text: string, action: string) =>
      (await ask<true>((answer) => <ConfirmDialog {...{ title, text, action, answer }} />)) === true

    /** Asks what to do if a name is taken, and tries again. Undefined if dismissed. */
    const runWithConflicts = async <Op extends Extract<TaskName, 'move' | 'copy' | 'pull' | 'pack'>>(
      operation: Op,
      args: ArgumentsOf<Op>,
      many: boolean,
    ): Promise<Ended | undefined> => {
      try {
        return await tasks.run(operation, args)
      } catch (error) {
        const { code, path = '' } = fileErrorOf(error)
        if (code !== 'taken') throw error
        const ifTaken = await ask<Exclude<IfTaken, 'refuse'>>((answer) => (
          <NameConflictDialog {...{ path, many, answer }} />
        ))
        return ifTaken ? tasks.run(operation, { ...args, ifTaken }) : undefined
      }
    }

    /** The first world among these paths that the running server has open. */
    const worldInUse = async (paths: readonly string[]) => {
      const world = isRunning ? await worldAmong(client, paths) : undefined
      return world === undefined ? undefined : nameOf(world)
    }
    const mayMove = async (paths: readonly string[]) => {
      const name = await worldInUse(paths)
      if (name === undefined) return true
      return sure(fill(dialogs.moveTitle, { name }), fill(dialogs.removeWorld, { name }), actions.rename)
    }
    const mayRemove = async (paths: readonly string[], forever: boolean) => {
      // The bin can be restored, but a running server may need the file before.
      if (!forever && !isRunning) return true
      const world = await worldInUse(paths)
      return ask<true>((answer) => <RemovePathsDialog {...{ paths, forever, world, answer }} />)
    }

    const restore = (ids: string[], ifTaken: IfTaken = 'keep_both') =>
      withFailureToast(async () => {
        const rows = await client.all('restoreFromBin', { ids, ifTaken })
        const well = rows.filter(({ failure }) => !failure)
        client.changed(...new Set(well.map(({ path, to }) => folderOf(to ?? path))))
        partly({ failed: rows.length - well.length, rows })
        if (well.length > 0) toasts.done(plural(locale, done.restored, well.length))
      })

    return {
      showFailure,
      restore,

      moveOrCopy: (how: 'move' | 'copy', paths: readonly string[], into: string) =>
        withFailureToast(async () => {
          const outside = paths.filter((path) => how === 'copy' || folderOf(path) !== into)
          if (outside.length === 0) return
          const inside = outside.find((path) => isWithin(into, path))
          if (inside !== undefined) throw new FileError('not_here', { path: inside })
          if (how === 'move' && !(await mayMove(outside))) return
          // A copy beside its original needs no question.
          const beside = how === 'copy' && outside.every((path) => folderOf(path) === into)
          const args = { paths: outside, into, ...(beside && { ifTaken: 'keep_both' as const }) }
          const ended = await runWithConflicts(how, args, outside.length > 1)
          client.changed(into, ...new Set(outside.map(folderOf)))
          if (!ended) return
          partly(ended)
          if (ended.done > 0)
            toasts.done(plural(locale, how === 'move' ? done.moved : done.copied, ended.done))
        }),

      remove: (paths: string[], forever: boolean) =>
        withFailureToast(async () => {
          if (paths.length === 0 || !(await mayRemove(paths, forever))) return
          const ended = await tasks.run('remove', { paths, forever })
          client.changed(...new Set(paths.map(folderOf)))
          partly(ended)
          const ids = ended.rows.flatMap(({ id, failure }) => (id !== undefined && !failure ? id : []))
          const text = forever ? done.removedForever : done.removed
          const undo = { text: actions.undo, run: () => void restore(ids) }
          if (ended.done > 0) toasts.done(plural(locale, text, ended.done), ids.length > 0 ? undo : undefined)
        }),

      make: (what: 'newFolder' | 'newFile', folder: string, taken: ReadonlySet<string>) =>
        new Promise<string | null>((resolve) => {
          void withFailureToast(async () => {
            const name = await ask<string>((answer) => <NameDialog {...{ what, taken, answer }} />)
            if (name !== null)
              await client.call(what === 'newFolder' ? 'makeFolder' : 'makeFile', {
                path: joined(folder, name),
              })
            client.changed(folder)
            resolve(name)
          }).finally(() => resolve(null))
        }),

      rename: (path: string, name: string) =>
        withFailureToast(async () => {
          if (!(await mayMove([path]))) return
          await client.call('rename', { path, name })
          client.changed(folderOf(path))
        }),

      setMode: (entries: readonly { path: string; entry: FileEntry }[]) =>
        withFailureToast(async () => {
          const [first] = entries
          if (!first) return
          const hasFolders = entries.some(({ entry }) => entry.kind === 'folder')
          const chosen = await ask<{ mode: number; below: boolean }>((answer) => (
            <ModeDialog mode={first.entry.mode} {...{ hasFolders, answer }} />
          ))
          if (!chosen) return
          const paths = entries.map(({ path }) => path)
          const rows = await client.all('setMode', { paths, ...chosen })
          client.changed(...new Set(paths.map(folderOf)))
          const failed = rows.filter(({ failure }) => failure).length
          partly({ failed, rows })
          if (failed === 0) toasts.done(done.mode)
        }),

      pack: (paths: string[], folder: string) =>
        withFailureToast(async () => {
          const [only = ''] = paths
          const first = paths.length === 1 ? nameOf(only) : nameOf(folder) || 'files'
          const chosen = await ask<{ name: string; format: 'zip' | 'tar.gz' }>((answer) => (
            <PackDialog name={first} answer={answer} />
          ))
          if (!chosen) return
          const ended = await runWithConflicts('pack', { paths, into: folder, ...chosen }, false)
          client.changed(folder)
          if (ended?.failed) partly(ended)
          else if (ended) toasts.done(fill(done.packed, { name: chosen.name }))
        }),

      unpack: (path: string) =>
        withFailureToast(async () => {
          const chosen = await ask<Omit<ArgumentsOf<'unpack'>, 'path'>>((answer) => (
            <UnpackDialog path={path} answer={answer} />
          ))
          if (!chosen) return
          const ended = await tasks.run('unpack', { path, ...chosen })
          client.changed(folderOf(path), folderOf(chosen.into), chosen.into)
          partly(ended)
          if (ended.failed === 0) toasts.done(fill(done.unpacked, { name: nameOf(path) }))
          await showSkipped(ended)
        }),

      importWorld: (path: string) =>
        withFailureToast(async () => {
          const chosen = await ask<WorldAnswer>((answer) => <WorldDialog path={path} answer={answer} />)
          if (!chosen) return
          const { world, into, isThere, likely } = chosen
          const names = world.names && { names: world.names }
          const ended = await tasks.run('importWorld', {
            ...{ path, folder: world.folder, into, likely },
            ...names,
          })
          client.changed('', folderOf(path), into)
          partly(ended)
          const name = worldName(world, nameOf(path))
          if (ended.failed === 0)
            toasts.done(fill(isThere ? done.worldChanged : done.worldPut, { name, folder: into }))
          await showSkipped(ended)
        }),

      bringWorld: (into: string) => chooseArchive(server.id, into, () => toasts.bad(dialogs.worldNone)),

      pull: (into: string) =>
        withFailureToast(async () => {
          const chosen = await ask<{ url: string; name?: string }>((answer) => <PullDialog answer={answer} />)
          if (!chosen) return
          const ended = await runWithConflicts('pull', { ...chosen, into }, false)
          client.changed(into)
          if (ended?.failed) partly(ended)
          else if (ended) toasts.done(done.pulled)
        }),

      download: (paths: string[], isOneFile: boolean) =>
        withFailureToast(async () => {
          if (paths.length > maxDownloaded) throw new FileError('too_many')
          const format = isOneFile ? 'file' : 'zip'
          await client.download({ paths, format }, () => toasts.bad(done.downloadFailed))
        }),
    }
  }, [client, locale, common, messages, toasts, ask, isRunning, server.id])
}
