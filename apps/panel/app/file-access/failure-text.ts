import type { FilesMessages } from '@zubr/i18n/files/en'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import type { FileError } from './file-error.ts'
import { nameOf } from './file-paths.ts'

/** The text of a failure, with the file's name if known. */
export function failureText(
  { code, path }: Pick<FileError, 'code' | 'path'>,
  messages: Pick<FilesMessages, 'failures' | 'states'>,
  { errors }: Pick<PanelMessages, 'errors'>,
): string {
  const { failures, states } = messages
  if (code === 'offline') return states.offline
  // Codes of the agent first, then those of the API.
  const text = Object.hasOwn(failures, code)
    ? failures[code as keyof typeof failures]
    : errors[code as keyof typeof errors]
  return path ? `${nameOf(path)}: ${text}` : text
}
