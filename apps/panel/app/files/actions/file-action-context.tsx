import type { IfTaken } from '@zubr/contracts/files/file-constants'
import type { FilesMessages } from '@zubr/i18n/files/en'
import { plural } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import type { ArgumentsOf } from '../../api/file-requests.ts'
import type { useToasts } from '../../components/toasts/toasts.tsx'
import type { FilesClient, TaskName } from '../../file-access/client.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { ConfirmDialog, NameConflictDialog } from '../dialogs/questions.tsx'
import { SkippedDialog } from '../dialogs/skipped-dialog.tsx'
import type { Ask } from './asking.tsx'
import { type Ended, type Tasks, tasksOf } from './tasks.ts'

/** Dependencies of the actions on a server's files. */
export type FileActionDeps = {
  client: FilesClient
  serverId: string
  /** A running server has its world open. */
  isRunning: boolean
  locale: Locale
  messages: FilesMessages
  common: PanelMessages
  toasts: ReturnType<typeof useToasts>
  ask: Ask
}

/** Runs file operations with their questions, and reports their failures as toasts. */
export class FileActionContext {
  readonly deps: FileActionDeps
  readonly tasks: Tasks

  constructor(deps: FileActionDeps) {
    this.deps = deps
    this.tasks = tasksOf(deps.client)
  }

  showFailure(error: unknown): void {
    const { toasts, messages, common } = this.deps
    const failure = fileErrorOf(error)
    if (failure.code !== 'cancelled' && failure.code !== 'unauthorized')
      toasts.bad(failureText(failure, messages, common))
  }

  async withFailureToast(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.showFailure(error)
    }
  }

  /** Shows how many of the paths failed, with the first reason. */
  showPartialFailure({ failed, rows }: Pick<Ended, 'failed' | 'rows'>): void {
    const { toasts, locale, messages, common } = this.deps
    const first = rows.find(({ failure }) => failure)
    const why = first?.failure && failureText(new FileError(first.failure.code, first), messages, common)
    if (failed > 0) toasts.bad([plural(locale, messages.done.partly, failed), why ?? ''].join(' ').trim())
  }

  /** Lists the archive entries that were not unpacked. */
  async showSkipped({ rows }: Pick<Ended, 'rows'>): Promise<void> {
    const skipped = rows.filter(({ reason }) => reason !== undefined)
    if (skipped.length > 0)
      await this.deps.ask<null>((answer) => <SkippedDialog rows={skipped} answer={answer} />)
  }

  async confirm(title: string, text: string, action: string): Promise<boolean> {
    const { ask } = this.deps
    return (await ask<true>((answer) => <ConfirmDialog {...{ title, text, action, answer }} />)) === true
  }

  /** Asks what to do if a name is taken, and tries again. Undefined if dismissed. */
  async runWithConflicts<Op extends Extract<TaskName, 'move' | 'copy' | 'pull' | 'pack'>>(
    operation: Op,
    args: ArgumentsOf<Op>,
    many: boolean,
  ): Promise<Ended | undefined> {
    try {
      return await this.tasks.run(operation, args)
    } catch (error) {
      const { code, path = '' } = fileErrorOf(error)
      if (code !== 'taken') throw error
      const ifTaken = await this.deps.ask<Exclude<IfTaken, 'refuse'>>((answer) => (
        <NameConflictDialog {...{ path, many, answer }} />
      ))
      return ifTaken ? this.tasks.run(operation, { ...args, ifTaken }) : undefined
    }
  }
}
