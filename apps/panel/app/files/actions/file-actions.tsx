import type { IfTaken } from '@zubr/contracts/files/file-constants'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { fill, plural } from '@zubr/i18n/format'
import { FileError } from '../../file-access/file-error.ts'
import { folderOf, isWithin, joined, nameOf } from '../../file-access/file-paths.ts'
import { ModeDialog } from '../dialogs/mode-dialog.tsx'
import { NameDialog } from '../dialogs/name-dialog.tsx'
import { RemovePathsDialog } from '../dialogs/remove-dialog.tsx'
import { ArchiveActions } from './archive-actions.tsx'
import { FileActionContext, type FileActionDeps } from './file-action-context.tsx'
import { worldAmong } from './world-among.ts'

/** The limit of paths in a download's token; larger selections need the folder. */
const maxDownloaded = 1_000

/** File operations with their dialogs and toasts. None of them rejects. */
export class FileActions {
  readonly archives: ArchiveActions
  readonly #context: FileActionContext

  constructor(deps: FileActionDeps) {
    this.#context = new FileActionContext(deps)
    this.archives = new ArchiveActions(this.#context)
  }

  showFailure = (error: unknown): void => this.#context.showFailure(error)

  moveOrCopy(how: 'move' | 'copy', paths: readonly string[], into: string): Promise<void> {
    const { client, toasts, locale, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      const outside = paths.filter((path) => how === 'copy' || folderOf(path) !== into)
      if (outside.length === 0) return
      const inside = outside.find((path) => isWithin(into, path))
      if (inside !== undefined) throw new FileError('not_here', { path: inside })
      if (how === 'move' && !(await this.#confirmMove(outside))) return
      // A copy beside its original needs no question.
      const beside = how === 'copy' && outside.every((path) => folderOf(path) === into)
      const args = { paths: outside, into, ...(beside && { ifTaken: 'keep_both' as const }) }
      const ended = await this.#context.runWithConflicts(how, args, outside.length > 1)
      client.changed(into, ...new Set(outside.map(folderOf)))
      if (!ended) return
      this.#context.showPartialFailure(ended)
      const { moved, copied } = messages.done
      if (ended.done > 0) toasts.done(plural(locale, how === 'move' ? moved : copied, ended.done))
    })
  }

  /** Moves paths to the bin, with an undo action in the toast, or deletes them. */
  remove(paths: string[], forever: boolean): Promise<void> {
    const { client, toasts, locale, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      if (paths.length === 0 || !(await this.#confirmRemove(paths, forever))) return
      const ended = await this.#context.tasks.run('remove', { paths, forever })
      client.changed(...new Set(paths.map(folderOf)))
      this.#context.showPartialFailure(ended)
      const ids = ended.rows.flatMap(({ id, failure }) => (id !== undefined && !failure ? id : []))
      const text = forever ? messages.done.removedForever : messages.done.removed
      const undo = { text: messages.actions.undo, run: () => void this.restore(ids) }
      if (ended.done > 0) toasts.done(plural(locale, text, ended.done), ids.length > 0 ? undo : undefined)
    })
  }

  /** Restores entries of the bin by their ids. */
  restore(ids: string[], ifTaken: IfTaken = 'keep_both'): Promise<void> {
    const { client, toasts, locale, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      const rows = await client.all('restoreFromBin', { ids, ifTaken })
      const restored = rows.filter(({ failure }) => !failure)
      client.changed(...new Set(restored.map(({ path, to }) => folderOf(to ?? path))))
      this.#context.showPartialFailure({ failed: rows.length - restored.length, rows })
      if (restored.length > 0) toasts.done(plural(locale, messages.done.restored, restored.length))
    })
  }

  /** Resolves to the new entry's name; null if nothing was created. */
  async create(
    what: 'newFolder' | 'newFile',
    folder: string,
    taken: ReadonlySet<string>,
  ): Promise<string | null> {
    const { client, ask } = this.#context.deps
    let created: string | null = null
    await this.#context.withFailureToast(async () => {
      const name = await ask<string>((answer) => <NameDialog {...{ what, taken, answer }} />)
      if (name !== null)
        await client.call(what === 'newFolder' ? 'makeFolder' : 'makeFile', { path: joined(folder, name) })
      client.changed(folder)
      created = name
    })
    return created
  }

  rename(path: string, name: string): Promise<void> {
    const { client } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      if (!(await this.#confirmMove([path]))) return
      await client.call('rename', { path, name })
      client.changed(folderOf(path))
    })
  }

  setMode(entries: readonly { path: string; entry: FileEntry }[]): Promise<void> {
    const { client, ask, toasts, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
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
      this.#context.showPartialFailure({ failed, rows })
      if (failed === 0) toasts.done(messages.done.mode)
    })
  }

  download(paths: string[], isOneFile: boolean): Promise<void> {
    const { client, toasts, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      if (paths.length > maxDownloaded) throw new FileError('too_many')
      const format = isOneFile ? 'file' : 'zip'
      await client.download({ paths, format }, () => toasts.bad(messages.done.downloadFailed))
    })
  }

  /** The first world among these paths that the running server has open. */
  async #worldInUse(paths: readonly string[]): Promise<string | undefined> {
    const { client, isRunning } = this.#context.deps
    const world = isRunning ? await worldAmong(client, paths) : undefined
    return world === undefined ? undefined : nameOf(world)
  }

  async #confirmMove(paths: readonly string[]): Promise<boolean> {
    const { dialogs, actions } = this.#context.deps.messages
    const name = await this.#worldInUse(paths)
    if (name === undefined) return true
    const [title, text] = [fill(dialogs.moveTitle, { name }), fill(dialogs.removeWorld, { name })]
    return this.#context.confirm(title, text, actions.rename)
  }

  async #confirmRemove(paths: readonly string[], forever: boolean): Promise<boolean> {
    const { isRunning, ask } = this.#context.deps
    // The bin can be restored, but a running server may need the file before.
    if (!forever && !isRunning) return true
    const world = await this.#worldInUse(paths)
    const answer = await ask<true>((reply) => (
      <RemovePathsDialog {...{ paths, forever, world }} answer={reply} />
    ))
    return answer === true
  }
}
