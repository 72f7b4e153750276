import type { FilesMessages } from '@zubr/i18n/files'
import type { PanelMessages } from '@zubr/i18n/panel'
import type { FileError } from './file-error.ts'
import { nameOf } from './place.ts'

/** What has failed, in words: with the name that it happened to where that is known. */
export function failureText(
  { code, path }: Pick<FileError, 'code' | 'path'>,
  messages: Pick<FilesMessages, 'failures' | 'states'>,
  { errors }: Pick<PanelMessages, 'errors'>,
): string {
  const { failures, states } = messages
  if (code === 'offline') return states.offline
  // The API says of a server what an agent says of a file.
  const text = Object.hasOwn(failures, code)
    ? failures[code as keyof typeof failures]
    : errors[code as keyof typeof errors]
  return path ? `${nameOf(path)}: ${text}` : text
}
