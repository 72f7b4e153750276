import { fill } from '@zubr/i18n/format'
import type { ArgumentsOf } from '../../api/file-requests.ts'
import { folderOf, nameOf } from '../../file-access/file-paths.ts'
import { PackDialog } from '../dialogs/pack-dialog.tsx'
import { PullDialog } from '../dialogs/pull-dialog.tsx'
import { UnpackDialog } from '../dialogs/unpack-dialog.tsx'
import { type WorldAnswer, WorldDialog, worldName } from '../dialogs/world-dialog.tsx'
import { chooseArchive } from '../uploads/file-chooser.ts'
import type { FileActionContext } from './file-action-context.tsx'

/** Packing, unpacking, world imports and downloads from an address. None of them rejects. */
export class ArchiveActions {
  readonly #context: FileActionContext

  constructor(context: FileActionContext) {
    this.#context = context
  }

  pack(paths: string[], folder: string): Promise<void> {
    const { client, ask, toasts, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      const [only = ''] = paths
      const first = paths.length === 1 ? nameOf(only) : nameOf(folder) || 'files'
      const chosen = await ask<{ name: string; format: 'zip' | 'tar.gz' }>((answer) => (
        <PackDialog name={first} answer={answer} />
      ))
      if (!chosen) return
      const ended = await this.#context.runWithConflicts('pack', { paths, into: folder, ...chosen }, false)
      client.changed(folder)
      if (ended?.failed) this.#context.showPartialFailure(ended)
      else if (ended) toasts.done(fill(messages.done.packed, { name: chosen.name }))
    })
  }

  unpack(path: string): Promise<void> {
    const { client, ask, toasts, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      const chosen = await ask<Omit<ArgumentsOf<'unpack'>, 'path'>>((answer) => (
        <UnpackDialog path={path} answer={answer} />
      ))
      if (!chosen) return
      const ended = await this.#context.tasks.run('unpack', { path, ...chosen })
      client.changed(folderOf(path), folderOf(chosen.into), chosen.into)
      this.#context.showPartialFailure(ended)
      if (ended.failed === 0) toasts.done(fill(messages.done.unpacked, { name: nameOf(path) }))
      await this.#context.showSkipped(ended)
    })
  }

  /** Asks which world of an archive replaces the server's. */
  importWorld(path: string): Promise<void> {
    const { client, ask, toasts, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      const chosen = await ask<WorldAnswer>((answer) => <WorldDialog path={path} answer={answer} />)
      if (!chosen) return
      const { world, into, isThere, likely } = chosen
      const ended = await this.#context.tasks.run('importWorld', {
        ...{ path, folder: world.folder, into, likely },
        ...(world.names && { names: world.names }),
      })
      client.changed('', folderOf(path), into)
      this.#context.showPartialFailure(ended)
      const { worldChanged, worldPut } = messages.done
      const name = worldName(world, nameOf(path))
      if (ended.failed === 0) toasts.done(fill(isThere ? worldChanged : worldPut, { name, folder: into }))
      await this.#context.showSkipped(ended)
    })
  }

  /** Uploads an archive from the visitor's computer and imports its world. */
  uploadWorld(into: string): void {
    const { serverId, toasts, messages } = this.#context.deps
    chooseArchive(serverId, into, () => toasts.bad(messages.dialogs.worldNone))
  }

  /** Lets the node download a file from an address. */
  pull(into: string): Promise<void> {
    const { client, ask, toasts, messages } = this.#context.deps
    return this.#context.withFailureToast(async () => {
      const chosen = await ask<{ url: string; name?: string }>((answer) => <PullDialog answer={answer} />)
      if (!chosen) return
      const ended = await this.#context.runWithConflicts('pull', { ...chosen, into }, false)
      client.changed(into)
      if (ended?.failed) this.#context.showPartialFailure(ended)
      else if (ended) toasts.done(messages.done.pulled)
    })
  }
}
